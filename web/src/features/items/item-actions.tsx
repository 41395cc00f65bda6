import type { OwnerItem } from '@registry/shared/contract/items'
import { itemMessages } from '@registry/shared/messages/items'
import { Pencil, RotateCcw, Trash2 } from 'lucide-react'
import type { ItemAction } from './item-card.tsx'

interface ItemActionsProps {
  item: OwnerItem
  onAction: (action: ItemAction, item: OwnerItem) => void
}

/** Edit, reset and delete, as far as the server says that they may be done. */
export function ItemActions({ item, onAction }: ItemActionsProps) {
  const { card, nothingToReset } = itemMessages
  const { can, productName } = item
  return (
    <>
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
      <button
        type="button"
        className="icon-btn"
        aria-label={card.reset(productName)}
        aria-disabled={!can.reset || undefined}
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
