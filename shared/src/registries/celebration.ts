const SINGAPORE_OFFSET_MS = 8 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** Returns whether a celebration is a month like 2026-12. */
export function isMonth(celebration: string): boolean {
  return celebration.length === 7
}

/** Returns the date in Singapore as YYYY-MM-DD. Singapore has no daylight saving time. */
export function singaporeDate(timeMs: number): string {
  return new Date(timeMs + SINGAPORE_OFFSET_MS).toISOString().slice(0, 10)
}

/** Returns the number of days from one date to another, both as YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/**
 * Formats a celebration as '24 December 2026' or 'December 2026'. Without `Intl`, whose first formatter takes a phone
 * over 100 ms, before the page can be hydrated.
 */
export function formatCelebration(celebration: string): string {
  const [year, month, day] = celebration.split('-')
  const monthAndYear = `${MONTHS[Number(month) - 1]} ${year}`
  return day === undefined ? monthAndYear : `${Number(day)} ${monthAndYear}`
}
