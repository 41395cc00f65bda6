import { defineEndpoint } from '@registry/shared/contract/endpoint'
import type { listOfferings } from '@registry/shared/contract/owner-offerings'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { apiQuery } from '../../lib/api-query.ts'

/**
 * `listOfferings`, of whose answer only the counts are read: the dashboard asks this at once, and all
 * that an offering may hold is fetched with the tab.
 */
const countOfferings = defineEndpoint({
  method: 'GET' satisfies (typeof listOfferings)['method'],
  path: '/gift-passing/admin/offerings' satisfies (typeof listOfferings)['path'],
  access: 'user',
  summary: 'How many offerings there are',
  query: z.strictObject({ status: z.string(), limit: z.int(), offset: z.int() }),
  response: z.object({
    counts: z.object({ pending: z.int(), accepted: z.int(), total: z.int() }),
  }),
})
const QUERY = { status: 'pending_review', limit: 1, offset: 0 } satisfies z.input<
  (typeof listOfferings)['query']
>

/** How many offers there are; not asked for where nothing can be passed on. */
export function useOfferingCounts(isOn: boolean) {
  return useQuery({
    ...apiQuery(countOfferings, { query: QUERY }),
    enabled: isOn,
    select: answer => answer.counts,
  })
}
