/** Returns a quantile; NaN of an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Returns the median; NaN of an empty list. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
