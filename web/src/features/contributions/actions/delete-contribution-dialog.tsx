import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useDeleteContribution } from './contribution-mutations.ts'
import type { ContributionListActions } from './use-contribution-list-actions.ts'

const t = activityMessages.question

interface DeleteContributionDialogProps {
  actions: ContributionListActions
  /** Returns the element to focus after the contribution and its button are removed. */
  focusAfter: () => HTMLElement | null
  /** Called when the server has confirmed the deletion. */
  onDeleted?: () => void
}

/**
 * Confirmation dialog for deleting a contribution. The contribution is removed optimistically and
 * restored on failure.
 */
export function DeleteContributionDialog({
  actions,
  focusAfter,
  onDeleted,
}: DeleteContributionDialogProps) {
  const remove = useDeleteContribution(actions.failures)
  const isGone = useRef(false)
  const { contributionToDelete, cancelDelete } = actions
  if (!contributionToDelete) return null
  isGone.current = false
  const confirm = () => {
    isGone.current = true
    cancelDelete()
    remove.mutate(contributionToDelete.id, onDeleted && { onSuccess: onDeleted })
  }
  return (
    <ConfirmDialog
      isOpen
      icon={<Trash2 className="icon" />}
      title={t.title}
      question={t.text(
        contributionToDelete.name,
        contributionToDelete.amount,
        contributionToDelete.itemName,
      )}
      confirm={t.action}
      cancel={t.cancel}
      isBusy={false}
      onConfirm={confirm}
      onCancel={cancelDelete}
      focusAfter={() => (isGone.current ? focusAfter() : true)}
    />
  )
}
