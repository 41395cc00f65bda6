const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago something was given: 'Just now', '5m ago', '3h ago', '12d ago'. */
export function contributionAge(timestamp: string, nowMs: number): string {
  const age = nowMs - Date.parse(timestamp)
  if (!(age >= MINUTE_MS)) return 'Just now'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}m ago`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)}h ago`
  return `${Math.floor(age / DAY_MS)}d ago`
}
