import { listThankYous, type ThankYou } from '@registry/shared/contract/thank-yous'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-query.ts'
import { countGuests, withGuests } from './guest-list.ts'

const all = apiQuery(listThankYous, {})
/** Also of who asks for the number alone. */
const every = all.queryKey.slice(0, 2)

/** Everybody who gave to the signed-in owner's registry, and how the thanks stand. */
export function useThankYous() {
  return useQuery(all)
}

/** Puts guests into the list as they are now; its order follows, and the number wherever it stands. */
export function putGuests(client: QueryClient, changed: readonly ThankYou[]): void {
  const known = client.getQueryData(all.queryKey)
  if (!known) return
  const thankYous = withGuests(known.thankYous, changed)
  const change = countGuests(thankYous).toWrite - countGuests(known.thankYous).toWrite
  client.setQueryData(all.queryKey, { ...known, thankYous })
  client.setQueriesData<typeof known>(
    { queryKey: every },
    answer => answer && { ...answer, toWrite: answer.toWrite + change },
  )
}

/** Stops what is on its way: it would put the old state over a change that is made now. */
export function stopLoading(client: QueryClient): Promise<void> {
  return client.cancelQueries({ queryKey: every })
}

export function refreshThankYous(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: every })
}
