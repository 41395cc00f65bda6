import {
  belowLayers,
  entryPosition,
  followedRouter,
  isTraversing,
  onArrival,
  setPopStateListener,
  traverse,
} from './history-entries.ts'

/**
 * History entries of layers that no URL opens: dialogs, sheets and drawers. Each open layer has an entry with the URL
 * and the router state of its page, so that Back closes the topmost layer. Entries follow the layers: a layer that closes
 * in another way takes its entry along, and an entry without a layer (after a reload, or on Forward) is left at once.
 */
const open: { close: () => void }[] = []
let router: ReturnType<typeof followedRouter>

/** Identifies the page of the current entry. The entries of its layers have the same page. */
function pageOfEntry(): unknown {
  if (router) return history.state?.key ?? 'default'
  const { depth, layers } = entryPosition()
  return depth - layers
}

let page = pageOfEntry()
let layersOfEntry = entryPosition().layers

function rememberEntry(): void {
  page = pageOfEntry()
  layersOfEntry = entryPosition().layers
}

/** True after a traversal to another page that the router has not rendered yet and may block. */
let isAway = false
/** True while the page is being left: open layers get no new entries. */
let isLeaving = false
let isScheduled = false

/** Follows the router once it exists: this module may be loaded before. */
function connectRouter(): void {
  if (router) return
  router = followedRouter()
  if (router) leaveLayersOnNavigation(router)
}

/** Adds a layer on top; `close` is called on Back. Returns the function that removes the layer. */
export function addLayer(close: () => void): () => void {
  connectRouter()
  const layer = { close }
  const change = (apply: () => void) => {
    isLeaving = false
    apply()
    scheduleUpdate()
  }
  change(() => open.push(layer))
  return () => change(() => open.splice(open.indexOf(layer), 1))
}

/** Leaves the entries of open layers, then navigates, so that no entry without a layer stays behind. */
export function leaveLayers<T>(navigate: () => T): Promise<T> {
  return new Promise(resolve => {
    belowLayers(() => {
      isLeaving = open.length > 0
      resolve(navigate())
    })
  })
}

/** In a microtask: a layer that replaces another one in the same render takes over its entry. */
function scheduleUpdate(): void {
  if (isScheduled) return
  isScheduled = true
  queueMicrotask(() => {
    isScheduled = false
    updateEntries()
  })
}

function updateEntries(): void {
  if (isTraversing() || isAway || router?.state.navigation.state === 'loading') return
  const { layers } = entryPosition()
  if (layers > open.length) traverse(open.length - layers, 'silent')
  else if (!isLeaving) for (let next = layers + 1; next <= open.length; next++) pushEntry(next)
  rememberEntry()
}

function pushEntry(layers: number): void {
  const { depth } = entryPosition()
  const { pathname, search, hash } = location
  const state = { ...history.state, depth: depth + 1, layers }
  history.pushState(state, '', `${pathname}${search}${hash}`)
}

function onPopState(event: Event): void {
  connectRouter()
  const isSamePage = pageOfEntry() === page
  if (!isSamePage || isAway) {
    isAway = !isSamePage && router !== undefined
    if (!isAway) rememberEntry()
    scheduleUpdate()
    return
  }
  const { layers } = entryPosition()
  if (layers === layersOfEntry) return
  // The page is the same, so neither the router nor the page has anything to render.
  event.stopImmediatePropagation()
  rememberEntry()
  for (const layer of open.slice(layers).reverse()) layer.close()
  scheduleUpdate()
}

function leaveLayersOnNavigation(followed: NonNullable<typeof router>): void {
  const navigate = followed.navigate.bind(followed) as (...given: unknown[]) => Promise<void>
  followed.navigate = (...given: unknown[]) =>
    entryPosition().layers === 0 && !isTraversing()
      ? navigate(...given)
      : leaveLayers(() => navigate(...given)).then()
  let { location: shown } = followed.state
  followed.subscribe(({ navigation, location: current }) => {
    // A traversal that the router blocks is still on its way back.
    if (navigation.state !== 'idle' || (history.state?.key ?? 'default') !== current.key) return
    if (current !== shown) isLeaving = false
    shown = current
    isAway = false
    scheduleUpdate()
  })
}

connectRouter()
setPopStateListener(onPopState)
onArrival(scheduleUpdate)
scheduleUpdate()
