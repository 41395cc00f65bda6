import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import type { Confirmation } from './queue/confirm-queue.ts'

export interface InboxRow {
  contribution: ContributionDetail
  /** Pending confirmation in this browser; undefined if there is none. */
  confirmation: Confirmation | undefined
}

/**
 * Merges the server's unconfirmed contributions with the pending confirmations, newest first. A
 * pending one keeps its row even if the server has stored it already.
 */
export function inboxRows(
  open: readonly ContributionDetail[],
  confirmations: readonly Confirmation[],
): InboxRow[] {
  const byId = new Map(confirmations.map(entry => [entry.contribution.id, entry]))
  const known = new Set(open.map(({ id }) => id))
  const rows = open.map(contribution => ({ contribution, confirmation: byId.get(contribution.id) }))
  const others = confirmations
    .filter(({ contribution }) => !known.has(contribution.id))
    .map(confirmation => ({ contribution: confirmation.contribution, confirmation }))
  return [...rows, ...others].toSorted(
    (a, b) =>
      Date.parse(b.contribution.contributionDate) - Date.parse(a.contribution.contributionDate),
  )
}

/**
 * Returns the number of unconfirmed contributions: the server's total minus the confirmations being
 * sent.
 */
export function countUnconfirmed(
  total: number,
  open: readonly ContributionDetail[],
  confirmations: readonly Confirmation[],
): number {
  const known = new Set(open.map(({ id }) => id))
  const pending = confirmations.filter(
    ({ contribution, state }) => state !== 'failed' && known.has(contribution.id),
  )
  return Math.max(0, total - pending.length)
}
