import { useLayoutEffect, useState } from 'react'

const FLASH_MS = 1000

/** Highlights one of several places for a second. */
export function useFlash<P extends string>(): [P | undefined, (place: P) => void] {
  const [flash, setFlash] = useState<{ place: P }>()

  useLayoutEffect(() => {
    if (!flash) return
    const timer = setTimeout(() => setFlash(undefined), FLASH_MS)
    return () => clearTimeout(timer)
  }, [flash])

  return [flash?.place, place => setFlash({ place })]
}
