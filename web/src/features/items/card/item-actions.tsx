import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { itemMessages } from '@registry/shared/messages/items/items'
import { Eye, EyeOff, type LucideIcon, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import type { IconButtonLook } from '../../../ui/buttons/icon-button-class.ts'
import type { ItemAction } from './item-card.tsx'

interface ItemActionsProps {
  item: OwnerItem
  onAction: (action: ItemAction, item: OwnerItem) => void
}

/** Buttons to hide, edit, reset and delete an item, as permitted by the server. */
export function ItemActions({ item, onAction }: ItemActionsProps) {
  const { card, nothingToReset } = itemMessages
  const { can, productName } = item
  const Sight = item.isHidden ? Eye : EyeOff
  const sight = item.isHidden ? 'show' : 'hide'
  const button = (action: ItemAction, label: string, icon: LucideIcon, look?: IconButtonLook) => (
    <IconButton
      icon={icon}
      label={label}
      look={look}
      title={look === 'idle' ? nothingToReset : undefined}
      onClick={() => onAction(action, item)}
    />
  )
  return (
    <>
      {can.edit && button(sight, itemListMessages[sight](productName), Sight)}
      {can.edit && button('edit', card.edit(productName), Pencil)}
      {/* Without contributions, pressing the button explains that there is nothing to reset. */}
      {button('reset', card.reset(productName), RotateCcw, can.reset ? undefined : 'idle')}
      {can.delete && button('delete', card.delete(productName), Trash2, 'danger')}
    </>
  )
}
