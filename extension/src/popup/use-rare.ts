import { useEffect, useState } from 'react'
import type { Rare } from './rare/rare.ts'

let loaded: Rare | undefined

/**
 * What the popup does not begin with. Its script is loaded when there is time for it, as while the page is
 * read, at the latest when some of it is needed; empty until it is there. It lies on the disk, so that is
 * at once.
 */
export function useRare(isNeeded: boolean): Partial<Rare> {
  const [rare, setRare] = useState(loaded)
  const [failure, setFailure] = useState<{ thrown: unknown }>()
  useEffect(() => {
    if (rare) return
    const keep = (module: { rare: Rare }) => {
      loaded = module.rare
      setRare(loaded)
    }
    const load = () => void import('./rare/rare.ts').then(keep, thrown => setFailure({ thrown }))
    if (isNeeded) return load()
    const idle = requestIdleCallback(load)
    return () => cancelIdleCallback(idle)
  }, [isNeeded, rare])
  if (isNeeded && failure) throw failure.thrown
  return rare ?? {}
}
