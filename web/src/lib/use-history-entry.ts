import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { closeOverlays, isOverlayEntry, pushOverlayEntry } from './page-url.ts'

/**
 * An entry of the history for something over the page that no link opens: `onBack` is called when
 * Back takes it away. Gives what takes it back when that closes otherwise.
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
