const DATE = /^20\d\d-\d\d(?:-\d\d)?$/

/** Returns whether a text is a calendar date like 2026-12-24 or a month like 2026-12, from 2000 to 2099. */
export function isCelebration(text: string): boolean {
  if (!DATE.test(text)) return false
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
