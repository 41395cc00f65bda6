import { useEffect, useLayoutEffect, useState } from 'react'
import { pageTime } from '../../lib/page-time.ts'
import type { LiveParts } from './create-registry-state.ts'
import { LiveNotice } from './live-notice.tsx'
import { type Live, startLive } from './start-live.ts'

/**
 * A button that can no longer be pressed loses the focus; the one beside it takes it over, else the
 * heading of its sheet or of the gifts.
 */
function moveFocusFromDisabledButton(): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLButtonElement) || !focused.disabled) return
  const next =
    focused.parentElement?.querySelector<HTMLElement>('button:enabled') ??
    focused.closest('dialog')?.querySelector('h2') ??
    document.getElementById('items')
  next?.focus({ preventScroll: true })
}

export interface LiveUpdatesProps {
  /** Without `loadedAt`, the registry came with the page. */
  parts: Omit<LiveParts, 'loadedAt'> & Partial<Pick<LiveParts, 'loadedAt'>>
  onStart: (live: Live) => void
}

/** Keeps the page up to date while it is there, and says so when it cannot. */
export function LiveUpdates({ parts, onStart }: LiveUpdatesProps) {
  const [live, setLive] = useState<Live>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: started once, with what is known then.
  useEffect(() => {
    const started = startLive({ ...parts, loadedAt: parts.loadedAt ?? pageTime() })
    setLive(started)
    onStart(started)
    return started.stop
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at what new items did to the page.
  useLayoutEffect(moveFocusFromDisabledButton, [parts.registry.items])
  return live ? <LiveNotice live={live} /> : null
}
