import type { OwnerItem } from '@registry/shared/contract/items'
import { useEffect } from 'react'
import { AFTER_SAVE_MS, type useHighlight } from '../features/items/use-highlight.ts'

/** Goes to the item that the address names as soon as it is there: '#item-<id>', as QuickAdd links to it. */
export function useItemInUrl(
  items: readonly OwnerItem[] | undefined,
  highlight: ReturnType<typeof useHighlight>['highlight'],
): void {
  const wanted = items?.find(({ id }) => location.hash === `#item-${id}`)?.id
  useEffect(() => {
    if (wanted) highlight(wanted, AFTER_SAVE_MS)
  }, [wanted, highlight])
}
