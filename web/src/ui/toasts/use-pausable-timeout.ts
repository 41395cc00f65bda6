import { useLayoutEffect, useRef } from 'react'

/** Calls `onEnd` after `lastsMs`, not counting the time while paused. */
export function usePausableTimeout(lastsMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(lastsMs)
  const end = useRef(onEnd)
  useLayoutEffect(() => {
    end.current = onEnd
  })
  useLayoutEffect(() => {
    if (isPaused) return
    const begun = performance.now()
    const timer = setTimeout(() => end.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - begun
    }
  }, [isPaused])
}
