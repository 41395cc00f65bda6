import { createLoader, pageClock } from './create-loader.ts'
import type { Registry } from './create-registry-state.ts'
import { fetchRegistryItems, toOutcome } from './load-outcome.ts'
import type { Loading, Outcome } from './loading-state.ts'
import { subscribeToPageLifecycle } from './page-lifecycle.ts'
import type { Live } from './start-live-updates.ts'

export type InitialLoad = Pick<Live, 'retry' | 'state' | 'rateLimitLeftMs' | 'stop'>

interface InitialLoadOptions {
  slug: string
  onLoaded: (registry: Registry) => void
  onChange: (state: Loading) => void
}

/**
 * Loads the registry for a page that was rendered without it, with the same retries and limits as
 * live updates.
 */
export function loadInitialRegistry({ slug, onLoaded, onChange }: InitialLoadOptions): InitialLoad {
  const load = async (signal: AbortSignal): Promise<Outcome> => {
    try {
      const { data, registryOwner } = await fetchRegistryItems(slug, signal)
      onLoaded({ owner: registryOwner, items: data })
      return { type: 'loaded' }
    } catch (error) {
      return toOutcome(error)
    }
  }
  const loader = createLoader({ clock: pageClock, loadedAt: undefined, load, onChange })
  const leave = () => {
    loader.send({ type: 'paused', pause: 'hidden' })
    loader.abort()
  }
  const unsubscribe = subscribeToPageLifecycle({
    onPause: pause => loader.send({ type: 'paused', pause }),
    onResume: pause => loader.send({ type: 'resumed', pause }),
    onFocus: () => loader.send({ type: 'focused' }),
    onLeave: leave,
  })
  loader.send({ type: 'stale' })
  return {
    retry: () => loader.send({ type: 'retry' }),
    state: loader.state,
    rateLimitLeftMs: loader.rateLimitLeftMs,
    stop: () => {
      unsubscribe()
      leave()
    },
  }
}
