import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { inboxMessages } from '@registry/shared/messages/contributions/to-confirm'
import { formatDollars } from '@registry/shared/money/format-money'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'

const t = inboxMessages.refuse

interface NotReceivedDialogProps {
  contribution: ContributionDetail | undefined
  onRemove: (id: string) => void
  onClose: () => void
}

/**
 * Confirmation dialog for deleting a contribution whose payment did not arrive, with the
 * consequences.
 */
export function NotReceivedDialog({ contribution, onRemove, onClose }: NotReceivedDialogProps) {
  // Retains the last contribution while the dialog closes.
  const [shown, setShown] = useState(contribution)
  const [isRemoved, setRemoved] = useState(false)
  if (contribution && contribution !== shown) {
    setShown(contribution)
    setRemoved(false)
  }
  if (!shown) return null
  const { contributor, amount, item } = shown
  const remove = () => {
    setRemoved(true)
    onRemove(shown.id)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={contribution !== undefined}
      icon={<Trash2 className="icon" />}
      title={t.title}
      question={t.question(contributor.name, formatDollars(amount), item.name)}
      confirm={t.confirm}
      cancel={t.cancel}
      isBusy={false}
      onConfirm={remove}
      onCancel={onClose}
      focusAfter={() => (isRemoved ? document.querySelector('h1') : true)}
    />
  )
}
