import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { done, slug, success } from './fields.ts'

/** Maximum number of events in one request; a page batches the events of a few seconds. */
export const EVENTS_MAX = 50

/** Number of past days in the owner's statistics. */
export const FUNNEL_DAYS = 30

const word = z.string().check(z.maxLength(60))

export const countEvents = defineEndpoint('POST /analytics/events', {
  access: 'anyone',
  summary:
    'Count events of visitors who consented, as anonymous daily totals per registry; ignores unknown events',
  body: z.strictObject({
    registrySlug: slug,
    events: z
      .array(z.strictObject({ name: word, stage: z.optional(word) }))
      .check(z.maxLength(EVENTS_MAX)),
  }),
  response: done,
})

const stepCount = z.object({ event: z.string(), count: z.number() })

export const getFunnels = defineEndpoint('GET /admin/analytics/funnels', {
  access: 'user',
  summary:
    'Funnel statistics of the own registry for the last 30 days, from visitors who consented',
  response: success({
    data: z.object({
      days: z.number(),
      visits: z.number(),
      funnels: z.object({
        onboarding: z.array(stepCount),
        contribution: z.array(stepCount),
        giftPassing: z.array(stepCount),
      }),
    }),
  }),
})
