/** One more or one less than what is typed, within 1 and `most`; from what is no number, 1. */
export function adjustQuantity(typed: string, by: 1 | -1, most: number): string {
  const count = Number.parseInt(typed, 10)
  const next = Number.isNaN(count) ? 1 : count + by
  return String(Math.min(most, Math.max(1, next)))
}
