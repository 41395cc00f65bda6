import { trackOfferingsMessages } from '@registry/shared/messages/offerings/track-offerings'
import { formatTime } from '../../../lib/time/format-time.ts'

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Singapore',
})

/** Formats a timestamp in Singapore time as '18 Feb 2025, 3:40 pm SGT'. */
export function formatSingaporeDateTime(timestamp: string): string {
  return trackOfferingsMessages.sgt(`${day.format(new Date(timestamp))}, ${formatTime(timestamp)}`)
}
