import type { PublicItem } from '@registry/shared/contract/items/items'
import { createLoader, type Loader, type LoaderClock, pageClock } from './create-loader.ts'
import { createRegistryState, type LiveParts } from './create-registry-state.ts'
import { fetchRegistryItems, type RegistryList, toOutcome } from './load-outcome.ts'
import type { Loading, Outcome } from './loading-state.ts'
import { type EventStream, openEventStream, type Source } from './open-event-stream.ts'
import { type PageLifecycleHandlers, subscribeToPageLifecycle } from './page-lifecycle.ts'

/** Dependencies on time, network and page, replaced in tests. */
interface LivePorts {
  clock: LoaderClock
  list: (slug: string, signal: AbortSignal) => Promise<RegistryList>
  openSource: (url: string) => Source
  follow: (handlers: PageLifecycleHandlers) => () => void
}

export interface Live {
  /** Applies the response to the visitor's own contribution. */
  applyContribution: (item: PublicItem) => void
  /** Reloads as soon as possible, because the displayed data is known to be stale. */
  reload: () => void
  retry: () => void
  state: () => Loading
  /** Calls back after every change of `state`. */
  subscribe: (listener: () => void) => () => void
  rateLimitLeftMs: Loader['rateLimitLeftMs']
  stop: () => void
}

const PAGE_PORTS: LivePorts = {
  clock: pageClock,
  list: fetchRegistryItems,
  openSource: url => new EventSource(url),
  follow: subscribeToPageLifecycle,
}

/** How long a hidden page stays connected, enough to pay in a banking app. */
export const LISTEN_HIDDEN_MS = 180_000

interface FollowParts {
  loader: Loader
  stream: EventStream
  clock: LoaderClock
}

/** Returns the handlers that pause and resume loading and the event stream. */
function lifecycleHandlers({ loader, stream, clock }: FollowParts): PageLifecycleHandlers {
  let cancelClosing = () => {}
  return {
    onPause: pause => {
      loader.send({ type: 'paused', pause })
      cancelClosing()
      if (pause === 'offline') stream.close()
      else cancelClosing = clock.after(LISTEN_HIDDEN_MS, stream.close)
    },
    onResume: pause => {
      cancelClosing()
      loader.send({ type: 'resumed', pause })
    },
    onFocus: () => loader.send({ type: 'focused' }),
    onLeave: () => {
      loader.send({ type: 'paused', pause: 'hidden' })
      loader.abort()
      stream.close()
    },
  }
}

/** Starts live updates of a displayed registry: periodic loads and server-sent events. */
export function startLiveUpdates(parts: LiveParts, ports: LivePorts = PAGE_PORTS): Live {
  const { clock } = ports
  const listeners = new Set<() => void>()
  const registry = createRegistryState(parts, clock, () => {
    stream.close()
    stream.open()
  })
  const load = async (signal: AbortSignal): Promise<Outcome> => {
    const order = registry.ask()
    try {
      registry.applyList(await ports.list(registry.slug(), signal), order)
      return { type: 'loaded' }
    } catch (error) {
      return toOutcome(error)
    }
  }
  const onChange = ({ trouble, pauses }: Loading) => {
    if (trouble === 'missing') stream.close()
    else if (pauses.length === 0) stream.open()
    for (const listener of listeners) listener()
  }
  const loader = createLoader({ clock, loadedAt: parts.loadedAt, load, onChange })
  const reload = () => loader.send({ type: 'stale' })
  const stream = openEventStream({
    slug: registry.slug,
    clock,
    openSource: ports.openSource,
    first: parts.firstStream?.source,
    onHello: reload,
    onItem: registry.applyEvent,
    onItems: reload,
  })
  const handlers = lifecycleHandlers({ loader, stream, clock })
  const unsubscribe = ports.follow(handlers)
  if (loader.state().pauses.length === 0) stream.open()
  if (parts.loadedAt === undefined || parts.firstStream?.isStale) reload()
  const applyContribution = (item: PublicItem) => {
    registry.applyOwnContribution(item)
    loader.send({ type: 'contributed' })
  }
  if (parts.firstStream?.contributed) applyContribution(parts.firstStream.contributed)
  return {
    reload,
    applyContribution,
    retry: () => loader.send({ type: 'retry' }),
    state: loader.state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    rateLimitLeftMs: loader.rateLimitLeftMs,
    stop: () => {
      unsubscribe()
      handlers.onLeave()
      registry.stop()
    },
  }
}
