import { listThankYous, type ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api-client/api-query.ts'
import { countByStatus, replaceContributors } from './contributor-list.ts'

const all = apiQuery(listThankYous, {})
/** Matches every query of the list, including the count alone. */
const allQueriesKey = all.queryKey.slice(0, 2)

/** Loads all contributors of the owner's registry with the status of their notes. */
export function useThankYous() {
  return useQuery(all)
}

/** Updates contributors in the cached list, its order, and the cached counts. */
export function updateCachedThankYous(client: QueryClient, changed: readonly ThankYou[]): void {
  const known = client.getQueryData(all.queryKey)
  if (!known) return
  const thankYous = replaceContributors(known.thankYous, changed)
  const change = countByStatus(thankYous).toWrite - countByStatus(known.thankYous).toWrite
  client.setQueryData(all.queryKey, { ...known, thankYous })
  client.setQueriesData<typeof known>(
    { queryKey: allQueriesKey },
    answer => answer && { ...answer, toWrite: answer.toWrite + change },
  )
}

/** Cancels pending queries, which would overwrite an optimistic update with old data. */
export function cancelThankYouQueries(client: QueryClient): Promise<void> {
  return client.cancelQueries({ queryKey: allQueriesKey })
}

/** Shows a saved note, unless `isOutdated`. A list that is being loaded may be older, so it is requested again. */
export async function showSavedNote(
  client: QueryClient,
  saved: ThankYou,
  isOutdated: () => boolean,
): Promise<void> {
  const isLoading = client.isFetching({ queryKey: allQueriesKey }) > 0
  if (isLoading) await cancelThankYouQueries(client)
  if (!isOutdated()) updateCachedThankYous(client, [saved])
  if (isLoading) refreshThankYous(client)
}

export function refreshThankYous(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: allQueriesKey })
}
