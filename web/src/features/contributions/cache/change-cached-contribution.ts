import {
  getContribution,
  getContributionStats,
  listRecentContributions,
} from '@registry/shared/contract/contributions/owner-contributions'
import type { Output } from '@registry/shared/contract/endpoint'
import { listOwnItems } from '@registry/shared/contract/items/items'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Patch } from './cache-patch.ts'
import type { ContributionChange } from './contribution-change.ts'
import { contributionDetailPatch } from './contribution-detail-patch.ts'
import { queryKeyOf } from './contribution-queries.ts'
import { type CountedContribution, contributionStatsPatch } from './contribution-stats-patch.ts'
import { ownerItemsPatch } from './owner-items-patch.ts'
import { recentContributionsPatch } from './recent-contributions-patch.ts'

type Detail = Output<typeof getContribution>
type OwnItems = Output<typeof listOwnItems>
type Recent = Output<typeof listRecentContributions>
type Stats = Output<typeof getContributionStats>

/**
 * Applies a change to every cached copy of a contribution. Returns an undo function that preserves
 * other changes made since.
 */
export function changeCachedContribution(
  client: QueryClient,
  contributionId: string,
  change: ContributionChange,
) {
  // Must be looked up before the patches below remove it.
  const contribution =
    change.kind === 'removal' ? findCachedContribution(client, contributionId) : undefined
  const undos = [
    ...client
      .getQueriesData<Detail>({ queryKey: queryKeyOf(getContribution) })
      .map(([key, response]) =>
        patched(client, key, response && contributionDetailPatch(response, contributionId, change)),
      ),
    ...client
      .getQueriesData<OwnItems>({ queryKey: queryKeyOf(listOwnItems) })
      .map(([key, response]) =>
        patched(client, key, response && ownerItemsPatch(response, contributionId, change)),
      ),
    ...client
      .getQueriesData<Recent>({ queryKey: queryKeyOf(listRecentContributions) })
      .map(([key, response]) =>
        patched(
          client,
          key,
          response &&
            recentContributionsPatch(response, contributionId, change, isUnconfirmedOnly(key)),
        ),
      ),
    ...client
      .getQueriesData<Stats>({ queryKey: queryKeyOf(getContributionStats) })
      .map(([key]) =>
        patched(client, key, contribution && contributionStatsPatch(contribution, new Date())),
      ),
  ]
  return () => {
    for (const undo of undos) undo()
  }
}

function patched<T>(client: QueryClient, key: QueryKey, patch: Patch<T> | undefined): () => void {
  if (!patch) return () => undefined
  client.setQueryData<T>(key, response => response && patch.apply(response))
  return () => client.setQueryData<T>(key, response => response && patch.undo(response))
}

/** Returns true if the key belongs to a list of unconfirmed contributions only. */
function isUnconfirmedOnly([, , input]: QueryKey): boolean {
  return JSON.stringify(input ?? {}).includes('"payment":"open"')
}

function findCachedContribution(
  client: QueryClient,
  contributionId: string,
): CountedContribution | undefined {
  const alone = client
    .getQueriesData<Detail>({ queryKey: queryKeyOf(getContribution) })
    .flatMap(([, response]) => response?.data ?? [])
  const given = client
    .getQueriesData<OwnItems>({ queryKey: queryKeyOf(listOwnItems) })
    .flatMap(([, response]) => response?.items.flatMap(item => item.contributors) ?? [])
    .find(({ id }) => id === contributionId)
  const recent = client
    .getQueriesData<Recent>({ queryKey: queryKeyOf(listRecentContributions) })
    .flatMap(([, response]) => response?.contributions ?? [])
    .concat(alone)
    .find(({ id }) => id === contributionId)
  return given ?? (recent && { amount: recent.amount, timestamp: recent.contributionDate })
}
