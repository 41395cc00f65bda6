import { useCallback, useEffect, useRef, useState } from 'react'
import { calmScroll } from '../../lib/calm-scroll.ts'

/** What opens or closes needs a moment to take its place before anything can be scrolled to. */
export const SCROLL_DELAY_MS = 100
export const AFTER_SAVE_MS = 3000
export const AFTER_CANCEL_MS = 2000

interface Highlight {
  /** Id of the item that is ringed now. */
  highlighted: string | undefined
  /** Scrolls to an item, moves the keyboard there and rings it for so long. */
  highlight: (id: string, lastsMs: number) => void
}

/** Shows the owner which item they have just been at. */
export function useHighlight(): Highlight {
  const [highlighted, setHighlighted] = useState<string>()
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const stop = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer)
    timers.current = []
  }, [])
  useEffect(() => stop, [stop])

  const highlight = useCallback(
    (id: string, lastsMs: number) => {
      stop()
      setHighlighted(id)
      timers.current = [
        setTimeout(() => goToItem(id), SCROLL_DELAY_MS),
        setTimeout(() => setHighlighted(undefined), SCROLL_DELAY_MS + lastsMs),
      ]
    },
    [stop],
  )
  return { highlighted, highlight }
}

function goToItem(id: string): void {
  const card = document.getElementById(`item-${id}`)
  card?.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true })
  calmScroll(card, 'center')
}
