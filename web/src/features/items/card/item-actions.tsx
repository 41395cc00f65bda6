import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { itemMessages } from '@registry/shared/messages/items/items'
import { Eye, EyeOff, Pencil, RotateCcw, Trash2 } from 'lucide-react'
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
  return (
    <>
      {can.edit && (
        <button
          type="button"
          className="icon-btn"
          aria-label={itemListMessages[sight](productName)}
          onClick={() => onAction(sight, item)}
        >
          <Sight className="icon" aria-hidden="true" />
        </button>
      )}
      {can.edit && (
        <button
          type="button"
          className="icon-btn"
          aria-label={card.edit(productName)}
          onClick={() => onAction('edit', item)}
        >
          <Pencil className="icon" aria-hidden="true" />
        </button>
      )}
      {/* Without contributions, pressing the button explains that there is nothing to reset. */}
      <button
        type="button"
        className={can.reset ? 'icon-btn' : 'icon-btn is-idle'}
        aria-label={card.reset(productName)}
        title={can.reset ? undefined : nothingToReset}
        onClick={() => onAction('reset', item)}
      >
        <RotateCcw className="icon" aria-hidden="true" />
      </button>
      {can.delete && (
        <button
          type="button"
          className="icon-btn is-danger"
          aria-label={card.delete(productName)}
          onClick={() => onAction('delete', item)}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </button>
      )}
    </>
  )
}
