import { useSyncExternalStore } from 'react'
import { keepMenu, keptMenu, onMenuChange } from '../../lib/kept-menu.ts'

/** Between a phone and this width the menu starts folded, since labels would crowd the gifts. */
const ROOMY = '(min-width: 1024px)'

function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(ROOMY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Whether the sidebar is folded to icons, and how to change that. The visitor's last choice counts,
 * else the width alone; both are known to the style sheet before the page is alive.
 */
export function useRail(): [boolean, () => void] {
  const isNarrow = useSyncExternalStore(
    onWidthChange,
    () => !matchMedia(ROOMY).matches,
    () => false,
  )
  const chosen = useSyncExternalStore(onMenuChange, keptMenu, () => undefined)
  const isRail = chosen === undefined ? isNarrow : chosen === 'rail'
  return [isRail, () => keepMenu(isRail ? 'labels' : 'rail')]
}
