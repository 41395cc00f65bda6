import { activityMessages } from '@registry/shared/messages/activity'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDeleteContribution } from './contribution-mutations.ts'
import type { ContributionListActions } from './use-contribution-list-actions.ts'

const words = activityMessages.question

interface DeleteContributionDialogProps {
  actions: ContributionListActions
  /** What takes the focus once the gift and its button are gone. */
  focusAfter: () => HTMLElement | null
  /** The server knows that it is gone. */
  onDeleted?: () => void
}

/** Asks before a gift goes. It goes at once then, and comes back when that fails. */
export function DeleteContributionDialog({
  actions,
  focusAfter,
  onDeleted,
}: DeleteContributionDialogProps) {
  const remove = useDeleteContribution(actions.failures)
  const isGone = useRef(false)
  const { asked, cancelDelete } = actions
  if (!asked) return null
  isGone.current = false
  const confirm = () => {
    isGone.current = true
    cancelDelete()
    remove.mutate(asked.id, onDeleted && { onSuccess: onDeleted })
  }
  return (
    <ConfirmDialog
      isOpen
      icon={<Trash2 className="icon" />}
      title={words.title}
      question={words.text(asked.name, asked.amount, asked.itemName)}
      confirm={words.action}
      cancel={words.cancel}
      isBusy={false}
      onConfirm={confirm}
      onCancel={cancelDelete}
      focusAfter={() => (isGone.current ? focusAfter() : true)}
    />
  )
}
