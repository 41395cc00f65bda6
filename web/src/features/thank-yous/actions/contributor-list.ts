import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { formatDollars } from '@registry/shared/money/format-money'
import { addCents, cents } from '@registry/shared/money/money'

export type ContributorFilter = 'toWrite' | 'sent' | 'all'

const isSent = ({ status }: ThankYou) => status === 'sent'

/** Returns the contributors that match the filter, in order. */
export function filterContributors(
  contributors: readonly ThankYou[],
  filter: ContributorFilter,
): ThankYou[] {
  if (filter === 'all') return [...contributors]
  return contributors.filter(contributor => isSent(contributor) === (filter === 'sent'))
}

export function countByStatus(
  contributors: readonly ThankYou[],
): Record<ContributorFilter, number> {
  const sent = contributors.filter(isSent).length
  return { toWrite: contributors.length - sent, sent, all: contributors.length }
}

/** Returns the timestamp of the first unthanked contribution. */
function firstUnthankedAt({ gifts }: ThankYou): string {
  return gifts.find(({ isThanked }) => !isThanked)?.timestamp ?? ''
}

/** Sorts like the server: unthanked first by waiting time, then thanked with the latest first. */
export function sortContributors(contributors: readonly ThankYou[]): ThankYou[] {
  return contributors.toSorted((a, b) => {
    if (isSent(a) !== isSent(b)) return isSent(a) ? 1 : -1
    if (isSent(a)) return (b.sentAt ?? '').localeCompare(a.sentAt ?? '')
    return firstUnthankedAt(a).localeCompare(firstUnthankedAt(b))
  })
}

/** Returns the next contributor to write to after the given one, wrapping around at the end. */
export function nextUnthanked(
  contributors: readonly ThankYou[],
  after: string,
): ThankYou | undefined {
  const at = contributors.findIndex(({ id }) => id === after)
  const turned = [...contributors.slice(at + 1), ...contributors.slice(0, Math.max(0, at))]
  return turned.find(contributor => !isSent(contributor))
}

/** Finds the contributor with this id or with a contribution of this id. */
export function findContributor(
  contributors: readonly ThankYou[],
  contributionId: string,
): ThankYou | undefined {
  return contributors.find(
    ({ id, gifts }) =>
      id === contributionId ||
      gifts.some(contribution => contribution.contributionId === contributionId),
  )
}

/** Returns the id of the newest contribution shown, which a note thanks for up to. */
export function lastSeenId({ gifts }: ThankYou): string | undefined {
  return gifts.at(-1)?.contributionId
}

/** Returns the item name, or the number of contributions, and the total. */
export function contributionSummary({ gifts }: ThankYou): { what: string; total: string } {
  const total = gifts.reduce((sum, { amount }) => addCents(sum, amount), cents(0))
  const [first] = gifts
  const what = first && gifts.length === 1 ? first.itemName : deskMessages.gifts(gifts.length)
  return { what, total: formatDollars(total) }
}

/** Returns the contributor as marked sent, for an optimistic update. */
export function markedAsSent(contributor: ThankYou, now: Date): ThankYou {
  const gifts = contributor.gifts.map(contribution => ({ ...contribution, isThanked: true }))
  return { ...contributor, status: 'sent', sentAt: now.toISOString(), isUndelivered: false, gifts }
}

/**
 * Returns the contributor as unmarked, for an optimistic update; the server knows which contributions remain thanked.
 */
export function markedAsUnsent(contributor: ThankYou): ThankYou {
  const gifts = contributor.gifts.map(contribution => ({ ...contribution, isThanked: false }))
  return { ...contributor, status: contributor.note ? 'draft' : 'not_started', sentAt: null, gifts }
}

/** Returns the sorted list with the changed entries replaced. */
export function replaceContributors(
  contributors: readonly ThankYou[],
  changed: readonly ThankYou[],
): ThankYou[] {
  const byId = new Map(changed.map(contributor => [contributor.id, contributor]))
  return sortContributors(contributors.map(contributor => byId.get(contributor.id) ?? contributor))
}
