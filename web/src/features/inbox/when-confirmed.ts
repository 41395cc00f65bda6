import { shortDay } from '../../lib/age-in-words.ts'

const WEEK_MS = 7 * 24 * 3_600_000
/** The registry's day and hour, not the device's. */
const timeZone = 'Asia/Singapore'
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone })
const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })

/** 'Sat 9:12 am' within the last week, the day before that. */
export function whenConfirmed(timestamp: string, now: number): string {
  const date = new Date(timestamp)
  if (now - date.getTime() >= WEEK_MS) return shortDay(timestamp, now)
  // Node and browsers part the hour from 'AM' by blanks of different widths.
  const time = hour.format(date).toLowerCase().replace(/\s/u, ' ')
  return `${weekday.format(date)} ${time}`
}
