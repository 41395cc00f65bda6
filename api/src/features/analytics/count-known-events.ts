import { isEventName } from '@registry/shared/analytics/events'
import { abandonmentStages } from '@registry/shared/analytics/funnels'
import type { CountedEvent } from './event-count-store.ts'

interface ReportedEvent {
  name: string
  stage?: string | undefined
}

/** Counts the reported events that are on the list of known events; drops all others. */
export function countKnownEvents(reported: readonly ReportedEvent[]): CountedEvent[] {
  const counted = new Map<string, CountedEvent>()
  for (const { name, stage = '' } of reported) {
    if (!isEventName(name)) continue
    const known = abandonmentStages(name).includes(stage) ? stage : ''
    const key = `${name} ${known}`
    const count = (counted.get(key)?.count ?? 0) + 1
    counted.set(key, { event: name, stage: known, count })
  }
  return [...counted.values()]
}
