import { once } from '@registry/shared/lazy/once'
import { ageMessages } from '@registry/shared/messages/ages'
import { ageInUnits } from './age-in-units.ts'

const words = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'always' }))
/** Dates are in Singapore time, so that visitors and owners in other time zones see the same day. */
const timeZone = 'Asia/Singapore'
const day = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone }),
)
const year = once(() => new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone }))
/** Age from which a date is shown instead of a number of days. */
const LONG_AGO_DAYS = 30

/** Formats a past day as '3 Nov', with the year unless it is the current one. */
export function formatShortDate(timestamp: string, nowMs: number): string {
  const date = new Date(timestamp)
  const name = day().format(date)
  return year().format(date) === year().format(nowMs) ? name : `${name} ${year().format(date)}`
}

/** Formats an age as 'just now', '12 minutes ago', '1 day ago', or '5 Nov' after 30 days. */
export function formatRelativeDate(timestamp: string, nowMs: number): string {
  const age = ageInUnits(timestamp, nowMs)
  if (!age) return ageMessages.justNow
  if (age.unit === 'day' && age.count >= LONG_AGO_DAYS) return formatShortDate(timestamp, nowMs)
  return words().format(-age.count, age.unit)
}
