import { listThankYous, type ThankYou } from '@registry/shared/contract/thank-yous'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-query.ts'
import { countGuests, withGuests } from './guest-list.ts'

const all = apiQuery(listThankYous, {})

/** Everybody who gave to the signed-in owner's registry, and how the thanks stand. */
export function useThankYous() {
  return useQuery(all)
}

/** Puts guests into the list as they are now; numbers and order follow. */
export function putGuests(client: QueryClient, changed: readonly ThankYou[]): void {
  client.setQueryData(all.queryKey, known => {
    if (!known) return known
    const thankYous = withGuests(known.thankYous, changed)
    const change = countGuests(thankYous).toWrite - countGuests(known.thankYous).toWrite
    return { ...known, thankYous, toWrite: known.toWrite + change }
  })
}

/** Stops what is on its way: it would put the old state over a change that is made now. */
export function stopLoading(client: QueryClient): Promise<void> {
  return client.cancelQueries({ queryKey: all.queryKey })
}

export function refreshThankYous(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: all.queryKey })
}
