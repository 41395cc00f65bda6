import { useEffect, useState } from 'react'
import type { LazyParts } from './lazy/lazy-parts.ts'

let loaded: LazyParts | undefined

/**
 * Returns the lazily loaded parts of the popup; {} until the chunk is loaded. It is loaded when the
 * browser is idle, or at once if `isNeeded`. It comes from the disk, so loading is fast.
 */
export function useLazyParts(isNeeded: boolean): Partial<LazyParts> {
  const [lazyParts, setLazyParts] = useState(loaded)
  const [failure, setFailure] = useState<{ thrown: unknown }>()
  useEffect(() => {
    if (lazyParts) return
    const store = (module: { lazyParts: LazyParts }) => {
      loaded = module.lazyParts
      setLazyParts(loaded)
    }
    const load = () =>
      void import('./lazy/lazy-parts.ts').then(store, thrown => setFailure({ thrown }))
    if (isNeeded) return load()
    const idle = requestIdleCallback(load)
    return () => cancelIdleCallback(idle)
  }, [isNeeded, lazyParts])
  if (isNeeded && failure) throw failure.thrown
  return lazyParts ?? {}
}
