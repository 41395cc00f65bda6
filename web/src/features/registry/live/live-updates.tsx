import { useEffect, useLayoutEffect, useState } from 'react'
import { notifyClockListeners } from '../../../lib/time/server-clock.ts'
import type { LiveParts } from './create-registry-state.ts'
import { LiveNotice } from './live-notice.tsx'
import { type Live, startLiveUpdates } from './start-live-updates.ts'

/**
 * Moves the focus from a button that became disabled to the next enabled one, or to the heading of
 * its sheet or of the item list.
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
  /** Without `loadedAt`, the registry was rendered with the page. */
  parts: Omit<LiveParts, 'loadedAt'> & Partial<Pick<LiveParts, 'loadedAt'>>
  onStart: (live: Live) => void
}

/** Starts live updates while mounted, and renders the notice about failures. */
export function LiveUpdates({ parts, onStart }: LiveUpdatesProps) {
  const [live, setLive] = useState<Live>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: started once, with the initial data.
  useEffect(() => {
    const started = startLiveUpdates({ ...parts, loadedAt: parts.loadedAt ?? pageRequestTime() })
    setLive(started)
    onStart(started)
    return started.stop
  }, [])
  useLayoutEffect(() => {
    document.addEventListener('visibilitychange', notifyClockListeners)
    return () => document.removeEventListener('visibilitychange', notifyClockListeners)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the items.
  useLayoutEffect(moveFocusFromDisabledButton, [parts.registry.items])
  return live ? <LiveNotice live={live} /> : null
}

/**
 * Returns when the page's HTML was requested, on the clock of `performance.now()`. Undefined for a
 * page from the browser's history, whose age is unknown.
 */
function pageRequestTime(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  const isFromHistory = entry && 'type' in entry && entry.type === 'back_forward'
  return isFromHistory ? undefined : 0
}
