const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'} ago`
}

/** 'Just now', '12 minutes ago', '3 hours ago', '2 days ago': how long before `now` (ms) it was. */
export function timeAgo(timestamp: string, now: number): string {
  const passed = now - Date.parse(timestamp)
  if (passed < MINUTE_MS) return 'Just now'
  if (passed < HOUR_MS) return count(Math.floor(passed / MINUTE_MS), 'minute')
  if (passed < DAY_MS) return count(Math.floor(passed / HOUR_MS), 'hour')
  return count(Math.floor(passed / DAY_MS), 'day')
}
