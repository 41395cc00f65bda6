import { useLayoutEffect, useRef, useState } from 'react'

/**
 * State of the enlarged QR code. `button` toggles it: after a toggle it takes the focus and the whole code scrolls into
 * view.
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
