import { ageMessages } from '@registry/shared/messages/ages'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Formats the time before `nowMs` as 'Just now', '5m ago', '3h ago' or '12d ago'. */
export function formatShortRelativeTime(timestamp: string, nowMs: number): string {
  const age = nowMs - Date.parse(timestamp)
  if (!(age >= MINUTE_MS)) return ageMessages.now
  if (age < HOUR_MS) return ageMessages.minutes(Math.floor(age / MINUTE_MS))
  if (age < DAY_MS) return ageMessages.hours(Math.floor(age / HOUR_MS))
  return ageMessages.days(Math.floor(age / DAY_MS))
}
