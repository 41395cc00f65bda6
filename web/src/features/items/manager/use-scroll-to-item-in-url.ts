import type { OwnerItem } from '@registry/shared/contract/items/items'
import { useEffect } from 'react'
import { AFTER_SAVE_MS, type useItemHighlight } from '../use-item-highlight.ts'

/** Scrolls to the item of the URL fragment '#item-<id>' once it is loaded; QuickAdd links to it. */
export function useScrollToItemInUrl(
  items: readonly OwnerItem[] | undefined,
  highlight: ReturnType<typeof useItemHighlight>['highlight'],
): void {
  const wanted = items?.find(({ id }) => location.hash === `#item-${id}`)?.id
  useEffect(() => {
    if (wanted) highlight(wanted, AFTER_SAVE_MS)
  }, [wanted, highlight])
}
