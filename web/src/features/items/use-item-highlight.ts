import type { OwnerItem } from '@registry/shared/contract/items/items'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
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
  useLayoutEffect(() => {
    // Scrolling between press and release would move the pressed control, so that no click is fired.
    addEventListener('pointerdown', stay, true)
    return () => {
      stop()
      removeEventListener('pointerdown', stay, true)
    }
  }, [stay, stop])

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
 * Reveals the item of the URL fragment '#item-<id>', once per navigation; QuickAdd links to it. `items` is undefined
 * until their cards are in the document.
 */
export function useScrollToItemInUrl(
  items: readonly OwnerItem[] | undefined,
  reveal: (item: OwnerItem, lastsMs: number) => void,
): void {
  const { key } = useLocation()
  const wanted = items?.find(({ id }) => location.hash === `#item-${id}`)
  const visit = wanted && `${key} ${wanted.id}`
  // Back returns to a visit; the owner has set another filter since.
  const visited = useRef(new Set<string>())
  const follow = useEffectEvent(() => {
    if (!wanted || !visit || visited.current.has(visit)) return
    visited.current.add(visit)
    reveal(wanted, AFTER_SAVE_MS)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation and when the item is loaded.
  useEffect(() => follow(), [visit])
}

function goToItem(id: string): void {
  const card = document.getElementById(`item-${id}`)
  card?.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true })
  scrollToElement(card, 'center')
}
