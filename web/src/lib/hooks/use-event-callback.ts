import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function with a stable identity that calls the `latest` one passed in. */
export function useEventCallback<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const kept = useRef(latest)
  useLayoutEffect(() => {
    kept.current = latest
  })
  return useCallback((...args: Args) => kept.current(...args), [])
}
