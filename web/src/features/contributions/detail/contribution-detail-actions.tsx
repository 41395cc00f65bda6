import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { deliveryMessages } from '@registry/shared/messages/emails/delivery'
import { Check, Send, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { DeliveryFailure } from '../../../ui/feedback/delivery-failure.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { dashboardItemPath } from './dashboard-item-path.ts'

const t = notificationMessages.gift

interface ContributionDetailActionsProps {
  contribution: ContributionDetail
  /** Why no reminder can be sent now; undefined if one can. */
  refusal: string | undefined
  /** Whether the last reminder bounced or its delivery was given up. */
  isUndelivered: boolean
  onVerify: () => void
  onRemind: () => void
  onDelete: () => void
  /** Called when the link to the item was pressed. */
  onLeave?: (() => void) | undefined
}

/** Buttons of a contribution: verify, remind, open its item, delete. */
export function ContributionDetailActions(props: ContributionDetailActionsProps) {
  const { contribution, refusal, isUndelivered, onVerify, onRemind, onDelete, onLeave } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const { can, item, paymentStatus } = contribution
  // The pressed button is removed at once; the focus stays in its group.
  const leave = (act: () => void) => {
    group.current?.focus()
    act()
  }
  return (
    <fieldset ref={group} className="given-acts" aria-label={t.actions} tabIndex={-1}>
      {isUndelivered && (
        <DeliveryFailure email={deliveryMessages.reminder} onRetry={() => leave(onRemind)} />
      )}
      {can.verify && (
        <Button onClick={() => leave(onVerify)}>
          <Check className="icon" aria-hidden="true" />
          {t.verify}
        </Button>
      )}
      {!paymentStatus.verified && !isUndelivered && (
        <Button
          look="outline"
          aria-disabled={refusal !== undefined || undefined}
          title={refusal}
          onClick={() => (refusal ? showToast('error', refusal) : onRemind())}
        >
          <Send className="icon" aria-hidden="true" />
          {t.remind}
        </Button>
      )}
      {!item.isRemoved && (
        <Link
          to={dashboardItemPath(item.id)}
          className={buttonClass({ look: 'outline' })}
          onClick={onLeave}
        >
          {t.viewItem}
        </Link>
      )}
      {can.delete && (
        <Button look="danger-quiet" aria-haspopup="dialog" onClick={onDelete}>
          <Trash2 className="icon" aria-hidden="true" />
          {t.remove}
        </Button>
      )}
    </fieldset>
  )
}
