import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { closeOverlays, isOverlayEntry, pushOverlayEntry } from './page-url.ts'

/**
 * Pushes a history entry for an overlay that no link opens, and calls `onBack` when the visitor goes
 * back. Returns a function that removes the entry when the overlay closes another way.
 */
export function useHistoryEntry(onBack: () => void): () => void {
  const back = useEffectEvent(onBack)
  const hasEnded = useRef(false)
  useLayoutEffect(() => {
    pushOverlayEntry()
    const look = () => {
      if (hasEnded.current || isOverlayEntry()) return
      hasEnded.current = true
      back()
    }
    addEventListener('popstate', look)
    return () => removeEventListener('popstate', look)
  }, [])
  return () => {
    if (hasEnded.current) return
    hasEnded.current = true
    closeOverlays()
  }
}
