import { useState, useSyncExternalStore } from 'react'

/** Between a phone and this width the menu starts folded, since labels would crowd the gifts. */
const ROOMY = '(min-width: 1024px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(ROOMY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Whether the sidebar is folded to icons. Undefined on the server and while it is unknown: the style
 * sheet then decides by the width alone.
 */
export function useRail(): ['rail' | 'labels' | undefined, () => void] {
  const [chosen, setChosen] = useState<'rail' | 'labels'>()
  const byWidth = useSyncExternalStore(
    subscribe,
    () => (matchMedia(ROOMY).matches ? 'labels' : 'rail'),
    () => undefined,
  )
  const rail = chosen ?? byWidth
  return [rail, () => setChosen(rail === 'rail' ? 'labels' : 'rail')]
}
