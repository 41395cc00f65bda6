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
  /** Leaves view and keyboard where they are: the owner has gone on to something else. */
  stay: () => void
}

/** Shows the owner which item they have just been at. */
export function useHighlight(): Highlight {
  const [highlighted, setHighlighted] = useState<string>()
  const move = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fade = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = useCallback(() => clearTimeout(move.current), [])
  const stop = useCallback(() => {
    stay()
    clearTimeout(fade.current)
  }, [stay])
  useEffect(() => stop, [stop])

  const highlight = useCallback(
    (id: string, lastsMs: number) => {
      stop()
      setHighlighted(id)
      move.current = setTimeout(() => goToItem(id), SCROLL_DELAY_MS)
      fade.current = setTimeout(() => setHighlighted(undefined), SCROLL_DELAY_MS + lastsMs)
    },
    [stop],
  )
  return { highlighted, highlight, stay }
}

function goToItem(id: string): void {
  const card = document.getElementById(`item-${id}`)
  card?.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true })
  calmScroll(card, 'center')
}
