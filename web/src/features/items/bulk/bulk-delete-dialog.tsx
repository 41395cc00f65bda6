import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { addCents } from '@registry/shared/money/money'
import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { focusItemsHeading } from './bulk-category-dialog.tsx'

/** Number of item names listed in the question. */
const NAMED = 5

function question(items: readonly OwnerItem[]): string {
  const { select } = itemListMessages
  const names = items.slice(0, NAMED).map(item => item.productName)
  const people = items.reduce((sum, item) => sum + item.contributorCount, 0)
  const money = addCents(...items.map(item => item.amountContributed))
  return [
    select.names(items.length, names, items.length - names.length),
    people > 0 ? select.given(people, money) : select.noneGiven,
    select.undoable,
  ].join(' ')
}

interface BulkDeleteDialogProps {
  items: OwnerItem[]
  onClose: () => void
  onConfirm: () => void
}

/**
 * Confirmation dialog for deleting the selected items, with the contributions that would be lost.
 */
export function BulkDeleteDialog({ items, onClose, onConfirm }: BulkDeleteDialogProps) {
  const { select } = itemListMessages
  return (
    <ConfirmDialog
      isOpen
      icon={<Trash2 className="icon" />}
      title={select.confirmTitle(items.length)}
      question={question(items)}
      confirm={select.confirmAction(items.length)}
      cancel={select.cancel}
      isBusy={false}
      onConfirm={onConfirm}
      onCancel={onClose}
      focusAfter={focusItemsHeading}
    />
  )
}
