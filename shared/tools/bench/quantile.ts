/** The figure that so big a share of some stays below or at; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle one; NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
