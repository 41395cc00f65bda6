import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a code is shown large. `button` belongs to whatever changes that: it keeps the focus, and
 * the whole code comes into view.
 */
export function useLargeQr() {
  const [isLarge, setLarge] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (isLarge === undefined) return
    button.current?.focus({ preventScroll: true })
    button.current?.closest('.paypanel')?.querySelector('.qr')?.scrollIntoView({ block: 'nearest' })
  }, [isLarge])

  return {
    isLarge: isLarge ?? false,
    button,
    enlarge: () => setLarge(true),
    shrink: () => setLarge(false),
  }
}
