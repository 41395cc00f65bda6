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
export function useAddressValue(name: string): string | undefined {
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

/** Changes the address in place. */
export function replaceAddress(changes: Changes): void {
  history.replaceState(history.state, '', addressWith(changes))
  dispatchEvent(new Event(CHANGED))
}

/** Adds an entry, so that Back undoes the change; none for a second press of the same button. */
export function pushAddress(changes: Changes): void {
  const next = addressWith(changes)
  if (next === location.pathname + location.search + location.hash) return
  history.pushState({ depth: depth() + 1 }, '', next)
  dispatchEvent(new Event(CHANGED))
}

/** Takes back the last step that was added; on a page that was opened with it, makes `changes` instead. */
export function stepBack(changes: Changes): void {
  if (depth() > 0) goBack(1)
  else replaceAddress(changes)
}

/** Takes back what was added; on a page that was opened with it, takes `names` out instead. */
export function closeAddress(names: string[]): void {
  if (depth() > 0) goBack(depth())
  else replaceAddress(Object.fromEntries(names.map(name => [name, undefined])))
}

/** Takes back what was added, and adds one entry instead: Back from there leads to the page itself. */
export function exchangeAddress(names: string[], changes: Changes): void {
  if (depth() === 0) {
    const gone = Object.fromEntries(names.map(name => [name, undefined]))
    replaceAddress({ ...gone, ...changes })
  } else if (!isGoingBack) {
    addEventListener('popstate', () => pushAddress(changes), { once: true })
    goBack(depth())
  }
}

let isGoingBack = false

/** Going back takes the browser a moment; a second press in that moment must not leave the page. */
function goBack(steps: number): void {
  if (isGoingBack) return
  isGoingBack = true
  addEventListener('popstate', () => (isGoingBack = false), { once: true })
  history.go(-steps)
}
