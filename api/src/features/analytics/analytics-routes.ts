import { isEventName } from '@registry/shared/analytics/events'
import { abandonmentStages, FUNNELS, type Funnel } from '@registry/shared/analytics/funnels'
import { countEvents, FUNNEL_DAYS, getFunnels } from '@registry/shared/contract/analytics'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { type Route, route } from '../../http/routes/route.ts'
import * as registryStore from '../registries/registry-store.ts'
import { addCounts, type CountedEvent, sumCounts } from './event-count-store.ts'

interface ReportedEvent {
  name: string
  stage?: string | undefined
}

/** Counts the reported events that are on the list of known events; drops all others. */
function countKnownEvents(reported: readonly ReportedEvent[]): CountedEvent[] {
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

// Allows for a whole party behind one IP address; events beyond the limit are dropped.
const LIMITS: readonly Limit[] = [{ name: 'events-ip', points: 600, windowS: 60, by: 'ip' }]

export const analyticsRoutes: Route[] = [
  route(countEvents, { limits: LIMITS }, async ({ body }, app) => {
    const counted = countKnownEvents(body.events)
    const registry = await registryStore.findByAnySlug(app.db, body.registrySlug)
    // Events for an unknown registry are dropped without an error, since the page does not use the response.
    if (registry) await addCounts(app.db, registry.id, counted, app.now())
    return {}
  }),
  route(getFunnels, async ({ viewer }, app) => {
    const days = FUNNEL_DAYS
    const { registryId } = viewer
    const counts = await sumCounts(app.db, { registryId, days, now: app.now() })
    const stepsOf = ({ steps, exits }: Funnel) =>
      [...steps.map(({ event }) => event), ...exits].map(event => ({
        event,
        count: counts.get(event) ?? 0,
      }))
    return {
      data: {
        days,
        visits: counts.get('page_view') ?? 0,
        funnels: {
          onboarding: stepsOf(FUNNELS.onboarding),
          contribution: stepsOf(FUNNELS.contribution),
          giftPassing: stepsOf(FUNNELS.giftPassing),
        },
      },
    }
  }),
]
