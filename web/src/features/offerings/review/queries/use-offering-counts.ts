import { defineEndpoint } from '@registry/shared/contract/endpoint'
import type { listOfferings } from '@registry/shared/contract/offerings/owner-offerings'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { apiQuery } from '../../../../lib/api-client/api-query.ts'

type Line = `${(typeof listOfferings)['method']} ${(typeof listOfferings)['path']}`

/**
 * The `listOfferings` endpoint with a response schema of only the counts: the dashboard loads them at startup, and the
 * full offering schema stays in the chunk of the Gift Passing tab.
 */
const countOfferings = defineEndpoint('GET /gift-passing/admin/offerings' satisfies Line, {
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

/** Loads the number of offerings per list. */
export function useOfferingCounts() {
  return useQuery({
    ...apiQuery(countOfferings, { query: QUERY }),
    select: response => response.counts,
  })
}
