import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'
import type { Confirmation } from './confirm-queue.ts'

export interface InboxRow {
  contribution: ContributionDetail
  /** What the owner has said of it on this page; undefined while it is open. */
  confirmation: Confirmation | undefined
}

/**
 * The rows of the inbox: what the server has as open, and what is about to be confirmed, which stays in
 * its place also when the server knows of it already. The newest first.
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

/** How many are still to be confirmed: all that the server has, but for what is on its way to it. */
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
