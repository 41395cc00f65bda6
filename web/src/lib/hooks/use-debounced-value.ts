import { useLayoutEffect, useState } from 'react'

const WAIT_MS = 500

/** Returns the value after it has not changed for half a second; the initial value is returned immediately. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text)
  useLayoutEffect(() => {
    const timer = setTimeout(() => setSettled(text), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
