import { useEffectEvent, useLayoutEffect, useState } from 'react'

/** Returns a countdown in seconds that calls `onEnd` after the last; `left` is undefined while stopped. */
export function useCountdown(onEnd: () => void) {
  const [left, setLeft] = useState<number>()
  const end = useEffectEvent(onEnd)
  useLayoutEffect(() => {
    if (left === undefined) return
    const timer = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : undefined)
      if (left <= 1) end()
    }, 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: (seconds: number) => setLeft(seconds), stop: () => setLeft(undefined) }
}
