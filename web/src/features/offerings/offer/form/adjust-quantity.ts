/** Adds 1 or -1 to the typed quantity, within 1 and `max`; invalid text becomes 1. */
export function adjustQuantity(typed: string, by: 1 | -1, max: number): string {
  const count = Number.parseInt(typed, 10)
  const next = Number.isNaN(count) ? 1 : count + by
  return String(Math.min(max, Math.max(1, next)))
}
