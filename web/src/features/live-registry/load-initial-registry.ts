import { createLoader, pageClock } from './create-loader.ts'
import type { Registry } from './create-registry-state.ts'
import { fetchList, outcomeOf } from './load-outcome.ts'
import type { Loading, Outcome } from './loading-state.ts'
import { followPage } from './page-lifecycle.ts'
import type { Live } from './start-live.ts'

export type FirstLoad = Pick<Live, 'pressTryAgain' | 'state' | 'breakLeft' | 'stop'>

interface FirstLoadParts {
  slug: string
  onLoaded: (registry: Registry) => void
  onChange: (state: Loading) => void
}

/** Loads a registry of which the page has nothing yet, by the same rules as one that is there. */
export function loadFirst({ slug, onLoaded, onChange }: FirstLoadParts): FirstLoad {
  const load = async (signal: AbortSignal): Promise<Outcome> => {
    try {
      const { data, registryOwner } = await fetchList(slug, signal)
      onLoaded({ owner: registryOwner, items: data })
      return { type: 'loaded' }
    } catch (error) {
      return outcomeOf(error)
    }
  }
  const loader = createLoader({ clock: pageClock, loadedAt: undefined, load, onChange })
  const leave = () => {
    loader.send({ type: 'paused', pause: 'hidden' })
    loader.abort()
  }
  const unfollow = followPage({
    onPause: pause => loader.send({ type: 'paused', pause }),
    onResume: pause => loader.send({ type: 'resumed', pause }),
    onFocus: () => loader.send({ type: 'focused' }),
    onLeave: leave,
  })
  loader.send({ type: 'wanted' })
  return {
    pressTryAgain: () => loader.send({ type: 'pressed' }),
    state: loader.state,
    breakLeft: loader.breakLeft,
    stop: () => {
      unfollow()
      leave()
    },
  }
}
