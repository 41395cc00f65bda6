import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

let router: Router | undefined

/** Announces the router of the owner's area, before the first layer opens. Public pages have none. */
export function followRouter(followed: Router): void {
  router = followed
}

/** Returns the router of the owner's area; undefined on public pages. */
export const followedRouter = (): Router | undefined => router

/** Position of a history entry above the page that it belongs to. */
interface EntryPosition {
  /** Number of entries pushed for the open overlays. */
  depth: number
  /** Number of these that belong to layers without a URL of their own; they are on top. */
  layers: number
}

const numberIn = (state: object, name: string): number => {
  const value: unknown = Reflect.get(state, name)
  return typeof value === 'number' ? value : 0
}

/** Returns the position of the current history entry. */
export function entryPosition(): EntryPosition {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null) return { depth: 0, layers: 0 }
  return { depth: numberIn(state, 'depth'), layers: numberIn(state, 'layers') }
}

let traversal: 'visible' | 'silent' | undefined
let arrive: ((event?: Event) => void) | undefined
let popStateListener: ((event: Event) => void) | undefined
const waiting: (() => void)[] = []
const arrived = new Set<() => void>()

/** Returns whether a traversal that this module started is pending. */
export const isTraversing = (): boolean => traversal !== undefined

/** Calls `listener` after each traversal that this module started and that arrived within the maximum wait. */
export const onArrival = (listener: () => void): void => void arrived.add(listener)

/** Sets the listener for traversals that this module did not start; it is called before all others. */
export const setPopStateListener = (listener: (event: Event) => void): void => {
  popStateListener = listener
}

// When the module is loaded, before the router and other subscribers: Chromium calls the listeners of a window in the
// order of their registration, regardless of their phase.
if ('history' in globalThis) {
  const listener = (event: Event) => (arrive ?? popStateListener)?.(event)
  addEventListener('popstate', listener, { capture: true })
}

/**
 * Half of the maximum wait for a traversal, in ms; without a limit, a lost event would block every navigation. There are
 * two timers, because after the main thread was blocked for a second, a single one expires before the traversal arrives.
 */
const HALF_WAIT_MS = 500

/**
 * Moves in history. `history.go` is asynchronous, so further changes wait for it. A silent traversal stays on the same
 * page: other listeners do not receive its event.
 */
export function traverse(by: number, kind: 'visible' | 'silent', then?: () => void): void {
  traversal = kind
  const finish = (event?: Event) => {
    clearTimeout(timer)
    arrive = undefined
    if (kind === 'silent') event?.stopImmediatePropagation()
    traversal = undefined
    then?.()
    for (const change of waiting.splice(0)) change()
    // Not after the maximum wait: listeners would leave the same entry again. A late event is handled by
    // `popStateListener`.
    if (event) for (const listener of arrived) listener()
  }
  arrive = finish
  let timer = setTimeout(() => {
    timer = setTimeout(finish, HALF_WAIT_MS)
  }, HALF_WAIT_MS)
  history.go(by)
}

/** Goes back, after a pending silent traversal. Does nothing while already going back. */
export function goBack(steps: () => number, then?: () => void): void {
  if (traversal === 'silent') waiting.push(() => goBack(steps, then))
  else if (!traversal) traverse(-steps(), 'visible', then)
}

/** Makes a change on the entry below all layers without a URL, after a pending traversal. */
export function belowLayers(change: () => void): void {
  if (traversal) {
    waiting.push(() => belowLayers(change))
    return
  }
  const { layers } = entryPosition()
  if (layers > 0) traverse(-layers, 'silent', change)
  else change()
}

/**
 * Scrolls the page once the entries of its layers are left: after such a traversal the browser restores the scroll
 * position that the page had below them.
 */
export function scrollBelowLayers(scroll: () => void): void {
  if (traversal || entryPosition().layers > 0) belowLayers(() => requestAnimationFrame(scroll))
  else scroll()
}
