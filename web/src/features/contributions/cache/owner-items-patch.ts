import type { OwnerContributor } from '@registry/shared/contract/contributions/contributor-schemas'
import type { OwnerItem } from '@registry/shared/contract/items/items'
import { addCents, type Cents, cents } from '@registry/shared/money/money'
import {
  type LocatedRow,
  locateRow,
  removeRow,
  restoreRow,
  updateRow,
} from '../../../lib/query-cache/located-rows.ts'
import type { Patch } from './cache-patch.ts'
import {
  type ContributionChange,
  type ContributionState,
  toContributionState,
  withContributorState,
} from './contribution-change.ts'

interface OwnItems {
  items: OwnerItem[]
  unconfirmedOfDeleted?: string[] | undefined
}

/** State of an unconfirmed contribution to a deleted item, of which only the id is known. */
const UNCONFIRMED: ContributionState = {
  verifiedAt: null,
  reminderCount: 0,
  reminderSentAt: null,
  reminderUndelivered: false,
  can: { verify: true, remind: true, delete: true },
}

/** Patch of the owner's item list; undefined if the contribution is not in it. */
export function ownerItemsPatch<T extends OwnItems>(
  { items, unconfirmedOfDeleted }: T,
  contributionId: string,
  change: ContributionChange,
): Patch<T> | undefined {
  const item = items.find(({ contributors }) =>
    contributors.some(({ id }) => id === contributionId),
  )
  const located = item && locateRow(item.contributors, contributionId)
  if (!item || !located) return unconfirmedPatch<T>(unconfirmedOfDeleted, contributionId, change)
  const inItem = (changeItem: (item: OwnerItem) => OwnerItem) => (response: T) => ({
    ...response,
    items: updateRow(response.items, item.id, changeItem),
  })
  if (change.kind === 'removal') {
    return {
      apply: inItem(removeContribution(located)),
      undo: inItem(restoreContribution(located)),
    }
  }
  const before = toContributionState(located.row)
  return {
    apply: inItem(withContributor(contributionId, withContributorState(change.change(before)))),
    undo: inItem(withContributor(contributionId, withContributorState(before))),
  }
}

/** Patch of the ids of unconfirmed contributions to deleted items; undefined if the contribution stays one. */
function unconfirmedPatch<T extends OwnItems>(
  ids: readonly string[] = [],
  contributionId: string,
  change: ContributionChange,
): Patch<T> | undefined {
  if (!ids.includes(contributionId)) return undefined
  if (change.kind === 'state' && change.change(UNCONFIRMED).verifiedAt === null) return undefined
  const without = ({ unconfirmedOfDeleted = [] }: T) =>
    unconfirmedOfDeleted.filter(one => one !== contributionId)
  return {
    apply: response => ({ ...response, unconfirmedOfDeleted: without(response) }),
    undo: response => ({
      ...response,
      unconfirmedOfDeleted: [...without(response), contributionId],
    }),
  }
}

function withContributor(
  contributionId: string,
  change: (row: OwnerContributor) => OwnerContributor,
) {
  return (item: OwnerItem): OwnerItem => ({
    ...item,
    contributors: updateRow(item.contributors, contributionId, change),
  })
}

function removeContribution({ row }: LocatedRow<OwnerContributor>) {
  return (item: OwnerItem): OwnerItem => {
    const contributors = removeRow(item.contributors, row.id)
    if (contributors.length === item.contributors.length) return item
    return adjustTotals({ ...item, contributors }, cents(-row.amount), -1)
  }
}

function restoreContribution(located: LocatedRow<OwnerContributor>) {
  return (item: OwnerItem): OwnerItem => {
    const contributors = restoreRow(item.contributors, located)
    if (contributors === item.contributors) return item
    return adjustTotals({ ...item, contributors }, located.row.amount, 1)
  }
}

/**
 * Updates the derived fields as the server does: fully funded at the full price, resettable with at
 * least one contribution.
 */
function adjustTotals(item: OwnerItem, amount: Cents, people: 1 | -1): OwnerItem {
  const amountContributed = addCents(item.amountContributed, amount)
  const contributorCount = item.contributorCount + people
  return {
    ...item,
    amountContributed,
    contributorCount,
    isFullyFunded: amountContributed >= item.totalPrice,
    can: { ...item.can, reset: contributorCount > 0 },
  }
}
