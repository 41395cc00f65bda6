import { createContext, use, useSyncExternalStore } from 'react'

/**
 * What a public page shows is in its address, so that Back, reload and a copied link keep it:
 * filters by replacing the entry, sheets and their steps by adding one.
 */
type Changes = Record<string, string | undefined>

const CHANGED = 'pageaddresschange'

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(CHANGED, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(CHANGED, listener)
  }
}

/** The part of the query that the server drew the page for; the browser starts from the same. */
export const ServerQuery = createContext('')

/** One value of the address's query; undefined when it is absent, or meant for the browser alone. */
export function useQueryParam(name: string): string | undefined {
  const drawnFor = use(ServerQuery)
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => drawnFor,
  )
  return new URLSearchParams(search).get(name) ?? undefined
}

function addressWith(changes: Changes): string {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  const search = query.toString()
  return `${location.pathname}${search && `?${search}`}${location.hash}`
}

/** Entries that were added for what is open now; Back goes through them one by one. */
function depth(): number {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('depth' in state)) return 0
  return typeof state.depth === 'number' ? state.depth : 0
}

/** Whether this entry was added for something that lies over the page and is not in its address. */
export function isOverlayEntry(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isUnnamed' in state
}

/**
 * Adds an entry for something over the page that no link should open: Back takes it away. One that a
 * reload has left is used again.
 */
export function pushOverlayEntry(): void {
  if (isOverlayEntry()) return
  history.pushState({ depth: depth() + 1, isUnnamed: true }, '', addressWith({}))
}

/** Changes the address in place. */
export function replaceQuery(changes: Changes): void {
  whenThere(() => {
    history.replaceState(history.state, '', addressWith(changes))
    dispatchEvent(new Event(CHANGED))
  })
}

/** Adds an entry, so that Back undoes the change; none for a second press of the same button. */
export function pushQuery(changes: Changes): void {
  whenThere(() => {
    const next = addressWith(changes)
    if (next === location.pathname + location.search + location.hash) return
    history.pushState({ depth: depth() + 1 }, '', next)
    dispatchEvent(new Event(CHANGED))
  })
}

/** Takes back the last step that was added; on a page that was opened with it, makes `changes` instead. */
export function stepBack(changes: Changes): void {
  if (depth() > 0) goBack(1)
  else replaceQuery(changes)
}

/** What lies over the page, and its step, as the address names them. */
const OVER_PAGE = ['contribute', 'details', 'auth', 'share', 'track', 'offering']
const NOTHING_OVER: Changes = Object.fromEntries(
  [...OVER_PAGE, 'step'].map(name => [name, undefined]),
)

/** Whether something lies over the page, as its address tells. */
export function isSheetOpen(): boolean {
  const query = new URLSearchParams(location.search)
  return OVER_PAGE.some(name => query.has(name))
}

/** Takes out of the address what opens nothing, and its step where nothing else is open. */
export function removeQueryParams(names: readonly string[]): void {
  const query = new URLSearchParams(location.search)
  const isLeft = OVER_PAGE.some(name => query.has(name) && !names.includes(name))
  const dropped = Object.fromEntries(names.map(name => [name, undefined]))
  replaceQuery(isLeft ? dropped : { ...dropped, step: undefined })
}

/** Takes back what was added; whatever the page was opened with, nothing lies over it then. */
export function closeOverlays(): void {
  if (depth() > 0) goBack(depth(), () => replaceQuery(NOTHING_OVER))
  else replaceQuery(NOTHING_OVER)
}

/** Takes back what was added, and adds one entry instead: Back from there leads to the page itself. */
export function switchOverlay(changes: Changes): void {
  if (depth() === 0) replaceQuery({ ...NOTHING_OVER, ...changes })
  else {
    goBack(depth(), () => {
      replaceQuery(NOTHING_OVER)
      pushQuery(changes)
    })
  }
}

let isGoingBack = false
const waiting: (() => void)[] = []

/** What is pressed while the browser still goes back would be taken back with the rest. */
function whenThere(change: () => void): void {
  if (isGoingBack) waiting.push(change)
  else change()
}

/** Going back takes the browser a moment; a second press in that moment must not leave the page. */
function goBack(steps: number, onArrival?: () => void): void {
  if (isGoingBack) return
  isGoingBack = true
  const arrive = () => {
    isGoingBack = false
    onArrival?.()
    for (const change of waiting.splice(0)) change()
  }
  // Ahead of those who draw the address: they must not draw what is only passed through.
  addEventListener('popstate', arrive, { once: true, capture: true })
  history.go(-steps)
}
