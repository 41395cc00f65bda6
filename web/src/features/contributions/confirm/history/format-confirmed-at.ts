import { once } from '@registry/shared/lazy/once'
import { formatShortDate } from '../../../../lib/time/format-relative-date.ts'
import { formatTimeWithZone } from '../../../../lib/time/format-time.ts'

const WEEK_MS = 7 * 24 * 3_600_000
/** Weekday in Singapore, the registry's time zone, independent of the device. */
const weekday = once(
  () => new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Asia/Singapore' }),
)

/** Formats a time as 'Sat 9:12 am' within the last week, otherwise as a date. */
export function formatConfirmedAt(timestamp: string, now: number): string {
  const date = new Date(timestamp)
  if (now - date.getTime() >= WEEK_MS) return formatShortDate(timestamp, now)
  return `${weekday().format(date)} ${formatTimeWithZone(timestamp)}`
}
