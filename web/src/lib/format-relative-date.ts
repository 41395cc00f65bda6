import { ageMessages } from '@registry/shared/messages/ages'

const MINUTE_MS = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
/** Days are the registry's, not the device's: guests and parents speak of the same day. */
const timeZone = 'Asia/Singapore'
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone })
const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone })
/** From here on the day says more than a count of days. */
const LONG_AGO_MS = 30 * 24 * 60 * MINUTE_MS

/** A past day as people write it: '3 Nov', with the year when it is another than now's. */
export function formatShortDate(timestamp: string, nowMs: number): string {
  const date = new Date(timestamp)
  const name = day.format(date)
  return year.format(date) === year.format(nowMs) ? name : `${name} ${year.format(date)}`
}

/** How long ago something was: 'just now', '12 minutes ago', 'yesterday', '5 Nov'. */
export function formatRelativeDate(timestamp: string, nowMs: number): string {
  const age = nowMs - Date.parse(timestamp)
  if (age >= LONG_AGO_MS) return formatShortDate(timestamp, nowMs)
  const unit = UNITS.find(([, ms]) => age >= ms)
  if (!unit) return ageMessages.justNow
  const [name, ms] = unit
  return words.format(-Math.floor(age / ms), name)
}
