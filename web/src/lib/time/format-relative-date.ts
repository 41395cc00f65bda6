import { ageMessages } from '@registry/shared/messages/ages'

const MINUTE_MS = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
/** Dates are in Singapore time, so that visitors and owners in other time zones see the same day. */
const timeZone = 'Asia/Singapore'
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone })
const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone })
/** Age from which a date is shown instead of a number of days. */
const LONG_AGO_MS = 30 * 24 * 60 * MINUTE_MS

/** Formats a past day as '3 Nov', with the year unless it is the current one. */
export function formatShortDate(timestamp: string, nowMs: number): string {
  const date = new Date(timestamp)
  const name = day.format(date)
  return year.format(date) === year.format(nowMs) ? name : `${name} ${year.format(date)}`
}

/** Formats an age as 'just now', '12 minutes ago', 'yesterday', or '5 Nov' after 30 days. */
export function formatRelativeDate(timestamp: string, nowMs: number): string {
  const age = nowMs - Date.parse(timestamp)
  if (age >= LONG_AGO_MS) return formatShortDate(timestamp, nowMs)
  const unit = UNITS.find(([, ms]) => age >= ms)
  if (!unit) return ageMessages.justNow
  const [name, ms] = unit
  return words.format(-Math.floor(age / ms), name)
}
