import type { PublicItem } from '@registry/shared/contract/items/items'
import { useState } from 'react'

/**
 * Returns the item of the open sheet, also after it was removed from the list: the visitor's input must
 * not disappear.
 */
export function useSheetItem(items: PublicItem[], id: string | undefined): PublicItem | undefined {
  const [held, hold] = useState<PublicItem>()
  const found = items.find(item => item.id === id)
  if (found && found !== held) hold(found)
  return found ?? (held?.id === id ? held : undefined)
}
