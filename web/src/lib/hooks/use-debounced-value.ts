import { useLayoutEffect, useState } from 'react'

/** Returns the value after it has not changed for `waitMs`; the initial value is returned immediately. */
export function useDebouncedValue(text: string, waitMs: number): string {
  const [settled, setSettled] = useState(text)
  useLayoutEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitMs)
    return () => clearTimeout(timer)
  }, [text, waitMs])
  return settled
}
