import type { Endpoint } from '@registry/shared/contract/endpoint'
import { listMyOfferings } from '@registry/shared/contract/offerings/offerings'
import {
  getOfferingAnalytics,
  listOfferingMessages,
  listOfferings,
} from '@registry/shared/contract/offerings/owner-offerings'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../lib/api-client/api-query.ts'

export const OFFERINGS_PAGE = 10
/** Status filter of the API per list. */
const STATUS = { pending: 'pending_review', accepted: 'accepted', all: undefined } as const
export type OfferingList = keyof typeof STATUS
export const OFFERING_LISTS = ['pending', 'accepted', 'all'] as const satisfies OfferingList[]

/** Loads one page of offerings, newest first; refetches on mount and on window focus. */
export function useOfferings(list: OfferingList, offset: number) {
  const status = STATUS[list]
  return useQuery({
    ...apiQuery(listOfferings, {
      query: { limit: OFFERINGS_PAGE, offset, ...(status && { status }) },
    }),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    // Keep the current page as a placeholder while another page of the same list loads, but not across lists.
    placeholderData: (last, before) =>
      before?.queryKey[2].query?.status === status ? last : undefined,
  })
}

/** Loads the messages of an offering. The request marks them as read. */
export function useThread(id: string) {
  return useQuery({
    ...apiQuery(listOfferingMessages, { params: { id } }),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}

export function useOfferingStatistics() {
  return useQuery({ ...apiQuery(getOfferingAnalytics, {}), select: response => response.data })
}

/** Loads the offerings that the owner made on other registries under this email address. */
export function useMyOfferings(userEmail: string) {
  return useQuery({
    ...apiQuery(listMyOfferings, { query: { userEmail } }),
    select: response => response.offerings,
  })
}

/** Invalidates the offering lists and their statistics. */
export async function refreshOfferings(client: QueryClient): Promise<void> {
  const all: Endpoint[] = [listOfferings, getOfferingAnalytics]
  await Promise.all(
    all.map(({ method, path }) => client.invalidateQueries({ queryKey: [method, path] })),
  )
}

/** Invalidates the messages of one offering. */
export async function refreshThread(client: QueryClient, id: string): Promise<void> {
  const { queryKey } = apiQuery(listOfferingMessages, { params: { id } })
  await client.invalidateQueries({ queryKey })
}
