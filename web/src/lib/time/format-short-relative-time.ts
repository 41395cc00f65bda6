import { ageMessages } from '@registry/shared/messages/ages'
import { ageInUnits } from './age-in-units.ts'

const FORMATS = { day: ageMessages.days, hour: ageMessages.hours, minute: ageMessages.minutes }

/** Formats the time before `nowMs` as 'Just now', '5m ago', '3h ago' or '12d ago'. */
export function formatShortRelativeTime(timestamp: string, nowMs: number): string {
  const age = ageInUnits(timestamp, nowMs)
  return age ? FORMATS[age.unit](age.count) : ageMessages.now
}
