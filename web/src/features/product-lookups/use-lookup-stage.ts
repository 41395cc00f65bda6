import { getScrapeLog, type LookupStage } from '@registry/shared/contract/items/product-lookups'
import { useQuery } from '@tanstack/react-query'
import { ownerClient } from '../../lib/api-client/owner-client.ts'

/** Polls the current step of a lookup twice a second; null until it is known. Failed polls are ignored. */
export function useLookupStage(id: string): LookupStage | null {
  const { data } = useQuery({
    queryKey: ['lookup stage', id],
    queryFn: async ({ signal }) =>
      (await ownerClient.call(getScrapeLog, { params: { id } }, { signal })).log.stage,
    // The first request is sent after the interval, because many lookups complete earlier.
    initialData: null,
    staleTime: 'static',
    refetchInterval: 500,
    retry: false,
    // A scrape that has completed has no stage: the last one stays until the lookup's response.
    structuralSharing: (last, next) => next ?? last,
  })
  return data
}
