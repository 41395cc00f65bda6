import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same one and does what the latest of its like would. */
export function useEventCallback<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const kept = useRef(latest)
  useLayoutEffect(() => {
    kept.current = latest
  })
  return useCallback((...args: Args) => kept.current(...args), [])
}
