import { useLayoutEffect, useState } from 'react'

/** A text once it has stayed the same for so long; what it is at first counts at once. */
export function useDebouncedValue(text: string, waitMs: number): string {
  const [settled, setSettled] = useState(text)
  useLayoutEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitMs)
    return () => clearTimeout(timer)
  }, [text, waitMs])
  return settled
}
