import type { PublicItem } from '@registry/shared/contract/items'
import type { ItemEvent } from '@registry/shared/contract/registry-events'

/** What was last told of one item, and after how many other things. */
interface Told {
  order: number
  fact: ItemEvent
}

export interface KnownItems {
  items: PublicItem[]
  /** Counts what happens: every list that is asked for, every fact that is told. */
  order: number
  told: ReadonlyMap<string, Told>
}

export function knowItems(items: PublicItem[]): KnownItems {
  return { items, order: 0, told: new Map() }
}

/** To be called before a list is asked for; `order` is then the list's own. */
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

/** Takes over what the server tells of one item: newer than all that is known. */
export function takeFact(known: KnownItems, fact: ItemEvent): KnownItems {
  const item = known.items.find(({ id }) => id === fact.id)
  return tell(known, fact, item ? replace(known.items, withFact(item, fact)) : known.items)
}

/**
 * Takes over the answer to the visitor's own gift. It may come late, when the thanks are closed: what
 * is known of more givers is newer, and stays.
 */
export function takeOwn(known: KnownItems, answer: PublicItem): KnownItems {
  const item = known.items.find(({ id }) => id === answer.id)
  if (item && item.contributorCount > answer.contributorCount) return known
  return tell(known, answer, replace(known.items, answer))
}

/** The list was read at some time after it was asked for, so more givers than told make it newer. */
function settle(item: PublicItem, told: Told | undefined, order: number): PublicItem {
  const isTold = told !== undefined && told.order > order
  if (!isTold || item.contributorCount > told.fact.contributorCount) return item
  return withFact(item, told.fact)
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Takes over a list that was asked for at `order`; what was told since is not taken back. What is on
 * the page keeps its place, so that nothing moves under a finger; new items come last. What did not
 * change stays the very same value.
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
