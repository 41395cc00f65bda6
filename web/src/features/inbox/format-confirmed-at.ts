import { shortDay } from '../../lib/age-in-words.ts'
import { hourInWords } from '../../lib/hour-in-words.ts'

const WEEK_MS = 7 * 24 * 3_600_000
/** The registry's day, not the device's. */
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Asia/Singapore' })

/** 'Sat 9:12 am' within the last week, the day before that. */
export function formatConfirmedAt(timestamp: string, now: number): string {
  const date = new Date(timestamp)
  if (now - date.getTime() >= WEEK_MS) return shortDay(timestamp, now)
  return `${weekday.format(date)} ${hourInWords(timestamp)}`
}
