import type { Plugin } from 'vite'

/**
 * Names that React keeps to itself: fields of its fibers, queues and roots, which stand in one file and
 * are no part of the page, of a component or of another package.
 */
const PRIVATE = `
  alternate baseLanes baseQueue baseState blockedOn cachePool callbackNode callbackPriority
  cancelPendingCommit child childLanes containerInfo dehydrated deletions dependencies
  eagerState elementType entangledLanes entanglements errorRecoveryDisabledLanes
  _eventListeners expirationTimes expiredLanes firstBaseUpdate firstContext flags
  _fragmentFiber getSnapshot hasEagerState hiddenUpdates lanes lastBaseUpdate lastEffect
  lastRenderedReducer lastRenderedState memoizedProps memoizedState optionsOrUseCapture
  pendingLanes pendingProps pingedLanes pooledCache pooledCacheLanes refCleanup retryLane
  revertLane shellSuspendCounter sibling stateNode stylesheets subtreeFlags suspendedLanes
  tailMode timeoutHandle treeContext treeForkCount unsuspend updateQueue _visibility warmLanes
`
  .trim()
  .split(/\s+/)
const NAMES = new RegExp(`\\b(?:${PRIVATE.join('|')})\\b`, 'g')

/** What React's packages have between them. */
const BETWEEN = /\b__(CLIENT|DOM)_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\b/g

/** What react-dom/client takes of react-dom: how resources are preloaded, which the client sets itself. */
const INTERNALS = `const none = () => {}
exports.$dom = {
  d: { f: none, r: none, D: none, C: none, L: none, m: none, X: none, S: none, M: none },
  p: 0,
  findDOMNode: null,
}`

/**
 * Gives React's private names two letters and leaves out what react-dom is beside its client. That is
 * 2 kB of the popup, which a minifier may not take because it cannot know that nobody else asks for them.
 */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/react-dom.production.js')) return { code: INTERNALS, map: null }
      if (!/\/react[\w-]*\.production\.js$/.test(id)) return undefined
      const between = code.replace(BETWEEN, (_, whose) => `$${whose.toLowerCase()}`)
      const isClient = id.endsWith('/react-dom-client.production.js')
      return { code: isClient ? between.replace(NAMES, shortName) : between, map: null }
    },
  }
}

function shortName(name: string): string {
  return `$${PRIVATE.indexOf(name).toString(36)}`
}
