import type { OwnerItem } from '@registry/shared/contract/items/items'
import { useCallback, useEffect, useRef, useState } from 'react'
import { scrollToElement } from '../../lib/browser/scroll-behavior.ts'

/** Lets opening and closing panels change the layout before scrolling. */
export const SCROLL_DELAY_MS = 100
export const AFTER_SAVE_MS = 3000
export const AFTER_CANCEL_MS = 2000

interface Highlight {
  /** Id of the currently highlighted item. */
  highlighted: string | undefined
  /** Scrolls to an item, focuses it and highlights it for `lastsMs`. */
  highlight: (id: string, lastsMs: number) => void
  /** Cancels the pending scroll, because the owner has moved on to something else. */
  stay: () => void
}

/** Highlights the item that the owner edited last. */
export function useItemHighlight(): Highlight {
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

/**
 * Scrolls to the item of the URL fragment '#item-<id>'; QuickAdd links to it. `items` is undefined until their cards are
 * in the document.
 */
export function useScrollToItemInUrl(
  items: readonly OwnerItem[] | undefined,
  highlight: Highlight['highlight'],
): void {
  const wanted = items?.find(({ id }) => location.hash === `#item-${id}`)?.id
  useEffect(() => {
    if (wanted) highlight(wanted, AFTER_SAVE_MS)
  }, [wanted, highlight])
}

function goToItem(id: string): void {
  const card = document.getElementById(`item-${id}`)
  card?.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true })
  scrollToElement(card, 'center')
}
