import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import {
  type LocatedRow,
  locateRow,
  removeRow,
  restoreRow,
  updateRow,
} from '../../../lib/query-cache/located-rows.ts'
import type { Patch } from './cache-patch.ts'
import { type ContributionChange, detailState, withDetailState } from './contribution-change.ts'

interface Recent {
  contributions: ContributionDetail[]
  total: number
}

/**
 * Patch of a list of recent contributions; undefined if the contribution is not in it. In a list of
 * unconfirmed contributions, verifying removes the row.
 */
export function recentContributionsPatch<T extends Recent>(
  { contributions }: T,
  contributionId: string,
  change: ContributionChange,
  isUnconfirmedOnly = false,
): Patch<T> | undefined {
  const located = locateRow(contributions, contributionId)
  if (!located) return undefined
  if (change.kind === 'removal') return removal(located)
  const before = detailState(located.row)
  const after = change.change(before)
  if (isUnconfirmedOnly && after.verifiedAt !== null) return removal(located)
  return { apply: withState(contributionId, after), undo: withState(contributionId, before) }
}

function withState(contributionId: string, state: Parameters<typeof withDetailState>[0]) {
  return <T extends Recent>(response: T): T => ({
    ...response,
    contributions: updateRow(response.contributions, contributionId, withDetailState(state)),
  })
}

function removal<T extends Recent>(located: LocatedRow<ContributionDetail>): Patch<T> {
  return {
    apply: response => withRows(response, removeRow(response.contributions, located.row.id)),
    undo: response => withRows(response, restoreRow(response.contributions, located)),
  }
}

/** Replaces the rows and adjusts the total by the difference. */
function withRows<T extends Recent>(response: T, contributions: ContributionDetail[]): T {
  const total = response.total + contributions.length - response.contributions.length
  return { ...response, contributions, total }
}
