import type { Location } from 'react-router'

/**
 * Key of the history entry that this document opened with. The router calls the first entry of every document
 * 'default', so pages loaded one after the other in a tab would share one scroll position.
 */
const firstKey = String(history.state?.entry ?? Date.now())
history.replaceState({ ...history.state, entry: firstKey }, '')

/** Returns the key under which the scroll position of a history entry is stored. */
export function scrollKey({ key }: Location): string {
  return key === 'default' ? firstKey : key
}
