import type { Endpoint } from '@registry/shared/contract/endpoint'
import { listMyOfferings } from '@registry/shared/contract/offerings'
import {
  getOfferingAnalytics,
  listOfferingMessages,
  listOfferings,
} from '@registry/shared/contract/owner-offerings'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-query.ts'

export const OFFERINGS_PAGE = 10
/** The lists of what was offered, and the status that the api knows each by. */
const STATUS = { pending: 'pending_review', accepted: 'accepted', all: undefined } as const
export type OfferingList = keyof typeof STATUS
export const OFFERING_LISTS = ['pending', 'accepted', 'all'] as const satisfies OfferingList[]

/** One page of what was offered, the newest first; looked up again whenever the owner comes back to it. */
export function useOfferings(list: OfferingList, offset: number) {
  const status = STATUS[list]
  return useQuery({
    ...apiQuery(listOfferings, {
      query: { limit: OFFERINGS_PAGE, offset, ...(status && { status }) },
    }),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    // A list stands until its next page is there; another list is another question.
    placeholderData: (last, before) =>
      before?.queryKey[2].query?.status === status ? last : undefined,
  })
}

/** What was written between the parents and who offers. Asking marks it as read. */
export function useThread(id: string) {
  return useQuery({
    ...apiQuery(listOfferingMessages, { params: { id } }),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}

/** Gift passing as a whole. */
export function useOfferingFigures() {
  return useQuery({ ...apiQuery(getOfferingAnalytics, {}), select: answer => answer.data })
}

/** What the owner offered on other registries with their own address. */
export function useMyOfferings(userEmail: string) {
  return useQuery({
    ...apiQuery(listMyOfferings, { query: { userEmail } }),
    select: answer => answer.offerings,
  })
}

/** Fetches again what tells of offerings. */
export async function refreshOfferings(client: QueryClient): Promise<void> {
  const all: Endpoint[] = [listOfferings, getOfferingAnalytics]
  await Promise.all(
    all.map(({ method, path }) => client.invalidateQueries({ queryKey: [method, path] })),
  )
}

/** Fetches a thread again. */
export async function refreshThread(client: QueryClient, id: string): Promise<void> {
  const { queryKey } = apiQuery(listOfferingMessages, { params: { id } })
  await client.invalidateQueries({ queryKey })
}
