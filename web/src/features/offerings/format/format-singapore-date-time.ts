import { trackOfferingsMessages } from '@registry/shared/messages/offerings/track-offerings'
import { formatTime } from '../../../lib/time/format-time.ts'
import { singaporeDay } from './singapore-day.ts'

/** Formats a timestamp in Singapore time as '18 Feb 2025, 3:40 pm SGT'. */
export function formatSingaporeDateTime(timestamp: string): string {
  return trackOfferingsMessages.sgt(
    `${singaporeDay.format(new Date(timestamp))}, ${formatTime(timestamp)}`,
  )
}
