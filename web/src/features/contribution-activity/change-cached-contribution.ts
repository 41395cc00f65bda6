import type { Output } from '@registry/shared/contract/endpoint'
import { listOwnItems } from '@registry/shared/contract/items'
import {
  getContribution,
  getContributionStats,
  listRecentContributions,
} from '@registry/shared/contract/owner-contributions'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { GiftChange } from './contribution-change.ts'
import { keyOf } from './contribution-queries.ts'
import { detailPatch } from './detail-patch.ts'
import { itemsPatch } from './items-patch.ts'
import type { Patch } from './patch.ts'
import { recentPatch } from './recent-patch.ts'
import { type CountedGift, statsPatch } from './stats-patch.ts'

type Detail = Output<typeof getContribution>
type OwnItems = Output<typeof listOwnItems>
type Recent = Output<typeof listRecentContributions>
type Stats = Output<typeof getContributionStats>

/** Changes a gift wherever it is cached. Gives what takes that back, whatever else was changed since. */
export function changeCachedGift(client: QueryClient, giftId: string, change: GiftChange) {
  // Looked up before it is gone.
  const gift = change.kind === 'removal' ? findCachedGift(client, giftId) : undefined
  const undos = [
    ...client
      .getQueriesData<Detail>({ queryKey: keyOf(getContribution) })
      .map(([key, answer]) => patched(client, key, answer && detailPatch(answer, giftId, change))),
    ...client
      .getQueriesData<OwnItems>({ queryKey: keyOf(listOwnItems) })
      .map(([key, answer]) => patched(client, key, answer && itemsPatch(answer, giftId, change))),
    ...client
      .getQueriesData<Recent>({ queryKey: keyOf(listRecentContributions) })
      .map(([key, answer]) =>
        patched(client, key, answer && recentPatch(answer, giftId, change, isOpenOnly(key))),
      ),
    ...client
      .getQueriesData<Stats>({ queryKey: keyOf(getContributionStats) })
      .map(([key]) => patched(client, key, gift && statsPatch(gift, new Date()))),
  ]
  return () => {
    for (const undo of undos) undo()
  }
}

function patched<T>(client: QueryClient, key: QueryKey, patch: Patch<T> | undefined): () => void {
  if (!patch) return () => undefined
  client.setQueryData<T>(key, answer => answer && patch.apply(answer))
  return () => client.setQueryData<T>(key, answer => answer && patch.undo(answer))
}

/** Whether a list of recent gifts was asked for those alone that are to be confirmed. */
function isOpenOnly([, , input]: QueryKey): boolean {
  return JSON.stringify(input ?? {}).includes('"payment":"open"')
}

function findCachedGift(client: QueryClient, giftId: string): CountedGift | undefined {
  const alone = client
    .getQueriesData<Detail>({ queryKey: keyOf(getContribution) })
    .flatMap(([, answer]) => answer?.data ?? [])
  const given = client
    .getQueriesData<OwnItems>({ queryKey: keyOf(listOwnItems) })
    .flatMap(([, answer]) => answer?.items.flatMap(item => item.contributors) ?? [])
    .find(({ id }) => id === giftId)
  const recent = client
    .getQueriesData<Recent>({ queryKey: keyOf(listRecentContributions) })
    .flatMap(([, answer]) => answer?.contributions ?? [])
    .concat(alone)
    .find(({ id }) => id === giftId)
  return given ?? (recent && { amount: recent.amount, timestamp: recent.contributionDate })
}
