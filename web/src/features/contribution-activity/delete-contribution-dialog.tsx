import { activityMessages } from '@registry/shared/messages/activity'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDeleteGift } from './contribution-mutations.ts'
import type { GiftDesk } from './use-contribution-list-actions.ts'

const words = activityMessages.question

interface GiftQuestionProps {
  desk: GiftDesk
  /** What takes the focus once the gift and its button are gone. */
  focusAfter: () => HTMLElement | null
  /** The server knows that it is gone. */
  onDeleted?: () => void
}

/** Asks before a gift goes. It goes at once then, and comes back when that fails. */
export function GiftQuestion({ desk, focusAfter, onDeleted }: GiftQuestionProps) {
  const remove = useDeleteGift(desk.failures)
  const isGone = useRef(false)
  const { asked, stopAsking } = desk
  if (!asked) return null
  isGone.current = false
  const confirm = () => {
    isGone.current = true
    stopAsking()
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
      onCancel={stopAsking}
      focusAfter={() => (isGone.current ? focusAfter() : true)}
    />
  )
}
