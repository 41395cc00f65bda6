import type { PublicItem } from '@registry/shared/contract/items'
import { useState } from 'react'

/**
 * The item that a sheet is open for. One that is taken off the list meanwhile stays until the sheet is
 * closed: what someone types must not vanish from under their hands.
 */
export function useHeldItem(items: PublicItem[], id: string | undefined): PublicItem | undefined {
  const [held, hold] = useState<PublicItem>()
  const found = items.find(item => item.id === id)
  if (found && found !== held) hold(found)
  return found ?? (held?.id === id ? held : undefined)
}
