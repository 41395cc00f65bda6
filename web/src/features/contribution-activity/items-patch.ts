import type { OwnerContributor } from '@registry/shared/contract/contributor-schemas'
import type { OwnerItem } from '@registry/shared/contract/items'
import { addCents, type Cents, cents } from '@registry/shared/money/money'
import { contributorIn, type GiftChange, stateOf } from './contribution-change.ts'
import type { Patch } from './patch.ts'
import { changedRow, type TakenRow, takenRow, withoutRow, withRow } from './rows.ts'

interface OwnItems {
  items: OwnerItem[]
}

/** What a gift's change does to the list of own items; undefined where the gift is not in it. */
export function itemsPatch<T extends OwnItems>(
  { items }: T,
  giftId: string,
  change: GiftChange,
): Patch<T> | undefined {
  const item = items.find(({ contributors }) => contributors.some(({ id }) => id === giftId))
  const taken = item && takenRow(item.contributors, giftId)
  if (!item || !taken) return undefined
  const inItem = (changeItem: (item: OwnerItem) => OwnerItem) => (answer: T) => ({
    ...answer,
    items: changedRow(answer.items, item.id, changeItem),
  })
  if (change.kind === 'removal') {
    return { apply: inItem(withoutGift(taken)), undo: inItem(withGift(taken)) }
  }
  const before = stateOf(taken.row)
  return {
    apply: inItem(withContributor(giftId, contributorIn(change.change(before)))),
    undo: inItem(withContributor(giftId, contributorIn(before))),
  }
}

function withContributor(giftId: string, change: (row: OwnerContributor) => OwnerContributor) {
  return (item: OwnerItem): OwnerItem => ({
    ...item,
    contributors: changedRow(item.contributors, giftId, change),
  })
}

function withoutGift({ row }: TakenRow<OwnerContributor>) {
  return (item: OwnerItem): OwnerItem => {
    const contributors = withoutRow(item.contributors, row.id)
    if (contributors.length === item.contributors.length) return item
    return counted({ ...item, contributors }, cents(-row.amount), -1)
  }
}

function withGift(taken: TakenRow<OwnerContributor>) {
  return (item: OwnerItem): OwnerItem => {
    const contributors = withRow(item.contributors, taken)
    if (contributors === item.contributors) return item
    return counted({ ...item, contributors }, taken.row.amount, 1)
  }
}

/** As the server counts: full once the price is reached, and nothing to reset without a gift. */
function counted(item: OwnerItem, amount: Cents, people: 1 | -1): OwnerItem {
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
