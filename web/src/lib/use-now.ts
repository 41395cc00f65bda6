import { useLayoutEffect, useState } from 'react'

/** Milliseconds since 1970, looked up again and again: for what tells how long ago, or how long still. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now)
  useLayoutEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
