import { createContext, use, useSyncExternalStore } from 'react'
import { belowLayers, entryPosition, goBack } from './history-entries.ts'

/**
 * The state of a public page is in its query string, so that Back, reload and copied links restore it.
 * Filters replace the history entry; sheets and their steps push one.
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

/** The query string that the server rendered the page for; hydration starts with the same. */
export const ServerQuery = createContext('')

/** Returns a query parameter; undefined when it is absent, or during hydration if the server ignores it. */
export function useQueryParam(name: string): string | undefined {
  const drawnFor = use(ServerQuery)
  // The value instead of the whole query, so that only components of a changed parameter render again.
  return useSyncExternalStore(
    subscribe,
    () => valueIn(location.search, name),
    () => valueIn(drawnFor, name),
  )
}

function valueIn(query: string, name: string): string | undefined {
  return new URLSearchParams(query).get(name) ?? undefined
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

/** Changes query parameters without a new history entry. */
export function replaceQuery(changes: Changes): void {
  belowLayers(() => {
    history.replaceState(history.state, '', addressWith(changes))
    dispatchEvent(new Event(CHANGED))
  })
}

/** Pushes a history entry, so that Back undoes the change. Does nothing if the URL would not change. */
export function pushQuery(changes: Changes): void {
  belowLayers(() => {
    const next = addressWith(changes)
    if (next === location.pathname + location.search + location.hash) return
    history.pushState({ depth: entryPosition().depth + 1 }, '', next)
    dispatchEvent(new Event(CHANGED))
  })
}

/** Goes back one entry; on a page that was opened with this URL, applies `changes` instead. */
export function stepBack(changes: Changes): void {
  const { depth, layers } = entryPosition()
  if (depth > layers) goBack(() => entryPosition().layers + 1)
  else replaceQuery(changes)
}

/** Query parameters that open an overlay. */
const OVER_PAGE = ['contribute', 'details', 'auth', 'share', 'track', 'offering', 'pay']
const NOTHING_OVER: Changes = Object.fromEntries(
  [...OVER_PAGE, 'step'].map(name => [name, undefined]),
)

/** Returns whether the URL opens an overlay. */
export function isSheetOpen(): boolean {
  const query = new URLSearchParams(location.search)
  return OVER_PAGE.some(name => query.has(name))
}

/** Removes query parameters, and `step` too if no other overlay is open. */
export function removeQueryParams(names: readonly string[]): void {
  const query = new URLSearchParams(location.search)
  const isLeft = OVER_PAGE.some(name => query.has(name) && !names.includes(name))
  const dropped = Object.fromEntries(names.map(name => [name, undefined]))
  replaceQuery(isLeft ? dropped : { ...dropped, step: undefined })
}

const pushedEntries = () => entryPosition().depth

/** Goes back to the page without overlays, also when it was opened with one. */
export function closeOverlays(): void {
  if (entryPosition().depth > 0) goBack(pushedEntries, () => replaceQuery(NOTHING_OVER))
  else replaceQuery(NOTHING_OVER)
}

/** Replaces the open overlay with another one. Back then closes it, without returning to the first. */
export function switchOverlay(changes: Changes): void {
  if (entryPosition().depth === 0) replaceQuery({ ...NOTHING_OVER, ...changes })
  else {
    goBack(pushedEntries, () => {
      replaceQuery(NOTHING_OVER)
      pushQuery(changes)
    })
  }
}
