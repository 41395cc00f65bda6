import type { PublicItem } from '@registry/shared/contract/items/items'
import type { ItemEvent } from '@registry/shared/contract/registry/registry-events'

/** The latest event of an item, with its position in the order of lists and events. */
interface SequencedEvent {
  order: number
  event: ItemEvent
}

export interface ItemsState {
  items: PublicItem[]
  /** Number of requested lists and received events. */
  order: number
  latestEvents: ReadonlyMap<string, SequencedEvent>
}

export function createItemsState(items: PublicItem[]): ItemsState {
  return { items, order: 0, latestEvents: new Map() }
}

/** Call before requesting a list; `order` of the result identifies the request. */
export function startListRequest(state: ItemsState): ItemsState {
  return { ...state, order: state.order + 1 }
}

function withFunding(item: PublicItem, event: ItemEvent): PublicItem {
  const { amountContributed, isFullyFunded, contributorCount } = event
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

function recordEvent(state: ItemsState, event: ItemEvent, items: PublicItem[]): ItemsState {
  const order = state.order + 1
  return { items, order, latestEvents: new Map(state.latestEvents).set(event.id, { order, event }) }
}

/** Applies an event of the server about one item, which is newer than all known data. */
export function applyEvent(state: ItemsState, event: ItemEvent): ItemsState {
  const item = state.items.find(({ id }) => id === event.id)
  return recordEvent(
    state,
    event,
    item ? replace(state.items, withFunding(item, event)) : state.items,
  )
}

/**
 * Applies the response to the visitor's own contribution, unless the known data is newer, that is, counts more
 * contributors.
 */
export function applyOwnContribution(state: ItemsState, response: PublicItem): ItemsState {
  const item = state.items.find(({ id }) => id === response.id)
  if (item && item.contributorCount > response.contributorCount) return state
  return recordEvent(state, response, replace(state.items, response))
}

/**
 * Applies an event received after the list was requested, unless the list counts more contributors
 * and so is newer.
 */
function applyLaterEvent(
  item: PublicItem,
  latestEvents: SequencedEvent | undefined,
  order: number,
): PublicItem {
  const isLater = latestEvents !== undefined && latestEvents.order > order
  if (!isLater || item.contributorCount > latestEvents.event.contributorCount) return item
  return withFunding(item, latestEvents.event)
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Applies a list requested at `order`, without undoing later events. Displayed items keep their position, so that
 * the page does not move during a tap; new items are appended. Unchanged items remain the same object.
 */
export function applyList(state: ItemsState, list: PublicItem[], order: number): ItemsState {
  const listed = new Map(
    list.map(
      item => [item.id, applyLaterEvent(item, state.latestEvents.get(item.id), order)] as const,
    ),
  )
  const kept = state.items.flatMap(item => {
    const now = listed.get(item.id)
    listed.delete(item.id)
    if (!now) return []
    return isEqual(now, item) ? item : now
  })
  const items = [...kept, ...listed.values()]
  const isSame =
    items.length === state.items.length && items.every((item, at) => item === state.items[at])
  const latestEvents = new Map([...state.latestEvents].filter(([, { order: at }]) => at > order))
  return { items: isSame ? state.items : items, order: state.order, latestEvents }
}
