import { once } from '@registry/shared/lazy/once'
import { ageMessages } from '@registry/shared/messages/ages'
import { ageInUnits } from './age-in-units.ts'

const words = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'always' }))

/** Formats the time before `nowMs` as 'Just now', '12 minutes ago', '3 hours ago' or '1 day ago'. */
export function formatRelativeTime(timestamp: string, nowMs: number): string {
  const age = ageInUnits(timestamp, nowMs)
  return age ? words().format(-age.count, age.unit) : ageMessages.now
}
