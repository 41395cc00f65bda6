import { listOfferings } from '@registry/shared/contract/owner-offerings'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-query.ts'

/** How many offers there are; not asked for where nothing can be passed on. */
export function useOfferingCounts(isOn: boolean) {
  return useQuery({
    ...apiQuery(listOfferings, { query: { status: 'pending_review', limit: 1, offset: 0 } }),
    enabled: isOn,
    select: answer => answer.counts,
  })
}
