import { activityMessages } from '@registry/shared/messages/contributions/activity'
import type { inboxMessages } from '@registry/shared/messages/contributions/to-confirm'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useDeleteContribution } from './contribution-mutations.ts'
import type { ContributionListActions } from './use-contribution-list-actions.ts'

interface DeleteContributionDialogProps {
  actions: ContributionListActions
  /** Wording of the question; defaults to the one of the dashboard. */
  texts?: typeof activityMessages.question | typeof inboxMessages.refuse
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
  texts = activityMessages.question,
  focusAfter,
  onDeleted,
}: DeleteContributionDialogProps) {
  const remove = useDeleteContribution(actions.failures)
  const isGone = useRef(false)
  const { contributionToDelete, cancelDelete } = actions
  if (!contributionToDelete) return null
  isGone.current = false
  const { id, name, amount, itemName } = contributionToDelete
  const confirm = () => {
    isGone.current = true
    cancelDelete()
    remove.mutate(id, onDeleted && { onSuccess: onDeleted })
  }
  return (
    <ConfirmDialog
      isOpen
      icon={<Trash2 className="icon" />}
      title={texts.title}
      question={texts.question(name, amount, itemName)}
      confirm={texts.confirm}
      cancel={texts.cancel}
      isBusy={false}
      onConfirm={confirm}
      onCancel={cancelDelete}
      focusAfter={() => (isGone.current ? focusAfter() : true)}
    />
  )
}
