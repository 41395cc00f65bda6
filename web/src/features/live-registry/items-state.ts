import type { PublicItem } from '@registry/shared/contract/items'
import type { ItemEvent } from '@registry/shared/contract/registry-events'

/** The latest event of an item, with its position in the order of lists and events. */
interface Told {
  order: number
  fact: ItemEvent
}

export interface KnownItems {
  items: PublicItem[]
  /** Number of requested lists and received events. */
  order: number
  told: ReadonlyMap<string, Told>
}

export function knowItems(items: PublicItem[]): KnownItems {
  return { items, order: 0, told: new Map() }
}

/** Call before requesting a list; `order` of the result identifies the request. */
export function askForList(known: KnownItems): KnownItems {
  return { ...known, order: known.order + 1 }
}

function withFact(item: PublicItem, fact: ItemEvent): PublicItem {
  const { amountContributed, isFullyFunded, contributorCount } = fact
  const isSame =
    item.amountContributed === amountContributed &&
    item.isFullyFunded === isFullyFunded &&
    item.contributorCount === contributorCount
  if (isSame) return item
  const can = { contribute: !isFullyFunded }
  return { ...item, amountContributed, isFullyFunded, contributorCount, can }
}

function replace(items: PublicItem[], changed: PublicItem): PublicItem[] {
  if (items.includes(changed)) return items
  return items.map(item => (item.id === changed.id ? changed : item))
}

function tell(known: KnownItems, fact: ItemEvent, items: PublicItem[]): KnownItems {
  const order = known.order + 1
  return { items, order, told: new Map(known.told).set(fact.id, { order, fact }) }
}

/** Applies an event of the server about one item, which is newer than all known data. */
export function takeFact(known: KnownItems, fact: ItemEvent): KnownItems {
  const item = known.items.find(({ id }) => id === fact.id)
  return tell(known, fact, item ? replace(known.items, withFact(item, fact)) : known.items)
}

/**
 * Applies the response to the visitor's own contribution, unless the known data is newer, that is, counts more
 * contributors.
 */
export function takeOwn(known: KnownItems, answer: PublicItem): KnownItems {
  const item = known.items.find(({ id }) => id === answer.id)
  if (item && item.contributorCount > answer.contributorCount) return known
  return tell(known, answer, replace(known.items, answer))
}

/** Applies an event received after the list's request, unless the list counts more contributors and so is newer. */
function settle(item: PublicItem, told: Told | undefined, order: number): PublicItem {
  const isTold = told !== undefined && told.order > order
  if (!isTold || item.contributorCount > told.fact.contributorCount) return item
  return withFact(item, told.fact)
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Applies a list requested at `order`, without undoing later events. Displayed items keep their position, so that
 * the page does not move during a tap; new items are appended. Unchanged items remain the same object.
 */
export function takeList(known: KnownItems, list: PublicItem[], order: number): KnownItems {
  const listed = new Map(
    list.map(item => [item.id, settle(item, known.told.get(item.id), order)] as const),
  )
  const kept = known.items.flatMap(item => {
    const now = listed.get(item.id)
    listed.delete(item.id)
    if (!now) return []
    return isEqual(now, item) ? item : now
  })
  const items = [...kept, ...listed.values()]
  const isSame =
    items.length === known.items.length && items.every((item, at) => item === known.items[at])
  const told = new Map([...known.told].filter(([, { order: at }]) => at > order))
  return { items: isSame ? known.items : items, order: known.order, told }
}
