import { once } from '@registry/shared/lazy/once'
import { ageMessages } from '@registry/shared/messages/ages'

/** In Singapore time, not in the device's time zone. */
const hour = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'Asia/Singapore',
    }),
)

/** Offset of Singapore as `getTimezoneOffset` returns it, in minutes. */
const SINGAPORE_OFFSET = -480

/** Formats the time of day in Singapore as '9:12 am'. */
export function formatTime(timestamp: string): string {
  // Node and browsers put different space characters before 'AM'.
  return hour().format(new Date(timestamp)).toLowerCase().replace(/\s/u, ' ')
}

/** Formats the time of day in Singapore as '9:12 am', with 'SGT' where the device has another time. */
export function formatTimeWithZone(timestamp: string): string {
  const isSame = new Date(timestamp).getTimezoneOffset() === SINGAPORE_OFFSET
  return isSame ? formatTime(timestamp) : ageMessages.singapore(formatTime(timestamp))
}
