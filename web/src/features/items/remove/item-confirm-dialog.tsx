import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemMessages } from '@registry/shared/messages/items/items'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { serverErrorMessage } from '../../../lib/api-client/server-error-message.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { useDeleteItem, useResetItem } from '../items-queries.ts'

export interface ItemQuestion {
  kind: 'delete' | 'reset'
  item: OwnerItem
}

function deleteQuestion(item: OwnerItem): string {
  const counts =
    item.contributorCount === 0
      ? itemMessages.deleteNoCounts
      : itemMessages.deleteCounts(item.contributorCount, item.amountContributed)
  return `${itemMessages.confirmDelete(item.productName)} ${counts} ${itemMessages.cannotUndo}`
}

function resetQuestion(item: OwnerItem): string {
  return itemMessages.confirmReset(item.productName, item.contributorCount, item.amountContributed)
}

interface ItemConfirmDialogProps {
  question: ItemQuestion
  onClose: () => void
}

/**
 * Confirmation dialog for deleting or resetting an item. Sends the request and reports the result.
 */
export function ItemConfirmDialog({ question, onClose }: ItemConfirmDialogProps) {
  const task = useItemTask(question, onClose)
  const [item, setItem] = useState(question.item)
  // The confirmed request itself changes the item: the text must not.
  if (item !== question.item && !task.isPending) setItem(question.item)
  const isDelete = question.kind === 'delete'
  const { confirm } = itemMessages
  return (
    <ConfirmDialog
      isOpen
      icon={isDelete ? <Trash2 className="icon" /> : <RotateCcw className="icon" />}
      title={isDelete ? confirm.deleteTitle : confirm.resetTitle}
      question={isDelete ? deleteQuestion(item) : resetQuestion(item)}
      confirm={isDelete ? confirm.deleteAction : confirm.resetAction}
      cancel={confirm.cancel}
      isBusy={task.isPending}
      onConfirm={task.run}
      onCancel={onClose}
      focusAfter={task.focusAfter}
      error={task.error && <Banner tone="red" title={task.error} role="alert" />}
    />
  )
}

function useItemTask(question: ItemQuestion, onClose: () => void) {
  const remove = useDeleteItem()
  const reset = useResetItem()
  const isDelete = question.kind === 'delete'
  const mutation = isDelete ? remove : reset
  const [error, setError] = useState<string>()
  const isGone = useRef(false)

  const run = () => {
    const { productName } = question.item
    mutation.mutate(question.item, {
      onSuccess: () => {
        isGone.current = isDelete
        onClose()
        const t = isDelete ? itemMessages.deleted : itemMessages.wasReset
        showToast('success', t(productName))
      },
      onError: failure => {
        const t = isDelete ? itemMessages.deleteFailed : itemMessages.resetFailed
        const text = serverErrorMessage(failure) ?? t
        setError(text)
        showToast('error', text)
      },
    })
  }
  /**
   * Returns the list heading after a deletion, because the button that opened the dialog is gone.
   */
  const focusAfter = () => (isGone.current ? document.getElementById('items') : true)
  return { isPending: mutation.isPending, error, run, focusAfter }
}
