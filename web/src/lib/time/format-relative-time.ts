import { ageMessages } from '@registry/shared/messages/ages'

const MINUTE_MS = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const

const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** Formats the time before `nowMs` as 'Just now', '12 minutes ago', '3 hours ago' or '1 day ago'. */
export function formatRelativeTime(timestamp: string, nowMs: number): string {
  const age = nowMs - Date.parse(timestamp)
  const unit = UNITS.find(([, ms]) => age >= ms)
  if (!unit) return ageMessages.now
  const [name, ms] = unit
  return words.format(-Math.floor(age / ms), name)
}
