import type { PublicItem } from '@registry/shared/contract/items'
import { createLoader, type Loader, type LoaderClock, pageClock } from './create-loader.ts'
import { keepRegistry, type LiveParts } from './create-registry-state.ts'
import { fetchList, outcomeOf, type RegistryList } from './load-outcome.ts'
import type { Loading, Outcome } from './loading-state.ts'
import { openStream, type Source, type Stream } from './open-event-stream.ts'
import { followPage, type PageMoments } from './page-lifecycle.ts'

/** What is not ours: time, network, page. */
export interface LivePorts {
  clock: LoaderClock
  list: (slug: string, signal: AbortSignal) => Promise<RegistryList>
  openSource: (url: string) => Source
  follow: (moments: PageMoments) => () => void
}

export interface Live {
  /** Takes over the answer to the visitor's own gift. */
  give: (item: PublicItem) => void
  /** Loads as soon as possible: what is shown is known to be out of date. */
  wantList: () => void
  pressTryAgain: () => void
  state: () => Loading
  /** Calls back after every change of `state`. */
  subscribe: (listener: () => void) => () => void
  breakLeft: Loader['breakLeft']
  stop: () => void
}

const PAGE_PORTS: LivePorts = {
  clock: pageClock,
  list: fetchList,
  openSource: url => new EventSource(url),
  follow: followPage,
}

/** How long a hidden page goes on listening: a look at the bank's app is shorter. */
export const LISTEN_HIDDEN_MS = 180_000

interface FollowParts {
  loader: Loader
  stream: Stream
  clock: LoaderClock
}

/** What being looked at, or not, means for loading and listening. */
function followWith({ loader, stream, clock }: FollowParts): PageMoments {
  let forgetClosing = () => {}
  return {
    onPause: pause => {
      loader.send({ type: 'paused', pause })
      forgetClosing()
      if (pause === 'offline') stream.close()
      else forgetClosing = clock.after(LISTEN_HIDDEN_MS, stream.close)
    },
    onResume: pause => {
      forgetClosing()
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

/** Keeps what a page shows of a registry up to date: by loading it again, and by what it is told. */
export function startLive(parts: LiveParts, ports: LivePorts = PAGE_PORTS): Live {
  const { clock } = ports
  const listeners = new Set<() => void>()
  const registry = keepRegistry(parts, clock, () => {
    stream.close()
    stream.open()
  })
  const load = async (signal: AbortSignal): Promise<Outcome> => {
    const order = registry.ask()
    try {
      registry.takeList(await ports.list(registry.slug(), signal), order)
      return { type: 'loaded' }
    } catch (error) {
      return outcomeOf(error)
    }
  }
  const onChange = ({ trouble, pauses }: Loading) => {
    if (trouble === 'missing') stream.close()
    else if (pauses.length === 0) stream.open()
    for (const listener of listeners) listener()
  }
  const loader = createLoader({ clock, loadedAt: parts.loadedAt, load, onChange })
  const wantList = () => loader.send({ type: 'wanted' })
  const stream = openStream({
    slug: registry.slug,
    clock,
    openSource: ports.openSource,
    onHello: wantList,
    onItem: registry.takeFact,
    onItems: wantList,
  })
  const moments = followWith({ loader, stream, clock })
  const unfollow = ports.follow(moments)
  if (loader.state().pauses.length === 0) stream.open()
  if (parts.loadedAt === undefined) wantList()
  return {
    wantList,
    give: item => {
      registry.takeOwn(item)
      loader.send({ type: 'given' })
    },
    pressTryAgain: () => loader.send({ type: 'pressed' }),
    state: loader.state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    breakLeft: loader.breakLeft,
    stop: () => {
      unfollow()
      moments.onLeave()
      registry.stop()
    },
  }
}
