import { once } from '@registry/shared/lazy/once'
import { ageMessages } from '@registry/shared/messages/ages'
import { formatTime } from '../../../lib/time/format-time.ts'
import { singaporeDay } from './singapore-day.ts'

const timeZone = 'Asia/Singapore'
const day = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone }),
)
const year = once(() => new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone }))

/** Formats a timestamp in Singapore time as '18 Feb 2025, 3:40 pm SGT'; given `nowMs`, without the current year. */
export function formatSingaporeDateTime(timestamp: string, nowMs?: number): string {
  const at = new Date(timestamp)
  const isThisYear = nowMs !== undefined && year().format(at) === year().format(nowMs)
  const date = (isThisYear ? day() : singaporeDay()).format(at)
  return ageMessages.singapore(`${date}, ${formatTime(timestamp)}`)
}
