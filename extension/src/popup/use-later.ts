import { useEffect, useState } from 'react'

/**
 * A script that the popup does not begin with. It is loaded when there is time for it, at the latest when
 * it is needed; undefined until it is there. As a file of the extension that is at once.
 */
export function useLater<T>(load: () => Promise<T>, isNeeded: boolean): T | undefined {
  const [loaded, setLoaded] = useState<T>()
  const [failure, setFailure] = useState<{ thrown: unknown }>()
  const isDone = loaded !== undefined
  useEffect(() => {
    if (isDone) return
    const start = () => void load().then(setLoaded, thrown => setFailure({ thrown }))
    if (isNeeded) return start()
    const idle = requestIdleCallback(start)
    return () => cancelIdleCallback(idle)
  }, [load, isNeeded, isDone])
  if (isNeeded && failure) throw failure.thrown
  return loaded
}
