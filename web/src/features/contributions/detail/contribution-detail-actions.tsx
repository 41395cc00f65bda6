import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { deliveryMessages } from '@registry/shared/messages/emails/delivery'
import { Check, Send, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useServerNow } from '../../../lib/time/use-server-now.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { DeliveryFailure } from '../../../ui/feedback/delivery-failure.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { reminderStatus, summarizeDetail } from '../actions/contribution-summary.ts'
import { reminderRefusal } from '../actions/reminder-text.ts'
import type { ContributionListActions } from '../actions/use-contribution-list-actions.ts'
import styles from './contribution-detail.module.css'
import { dashboardItemPath } from './dashboard-item-path.ts'

const t = notificationMessages.gift
const MINUTE_MS = 60_000

interface ContributionDetailActionsProps {
  contribution: ContributionDetail
  actions: ContributionListActions
  /** Called when the link to the item was pressed. */
  onLeave?: () => void
}

/** Buttons of a contribution: verify, remind, open its item, delete. */
export function ContributionDetailActions({
  contribution,
  actions,
  onLeave,
}: ContributionDetailActionsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { id, can, item, paymentStatus } = contribution
  const { verify, remind, askToDelete } = actions.handlers
  const summary = summarizeDetail(contribution)
  const reminder = reminderStatus(summary, useServerNow(MINUTE_MS))
  const refusal = reminderRefusal(reminder)
  const isUndelivered = reminder === 'undelivered'
  // The pressed button is removed at once; the focus stays in its group.
  const leave = (act: () => void) => {
    group.current?.focus()
    act()
  }
  return (
    <Inline
      as="fieldset"
      ref={group}
      className={`focus-target ${styles.givenActs}`}
      gap={8}
      wrap
      line="above"
      pad="16-inset"
      aria-label={t.actions}
      tabIndex={-1}
    >
      {isUndelivered && (
        <DeliveryFailure
          email={deliveryMessages.reminder}
          onRetry={() => leave(() => remind(id))}
        />
      )}
      {can.verify && (
        <Button size="sm" onClick={() => leave(() => verify(id))}>
          <Check className="icon" aria-hidden="true" />
          {t.verify}
        </Button>
      )}
      {!paymentStatus.verified && !isUndelivered && (
        <Button
          look="outline"
          size="sm"
          aria-disabled={refusal !== undefined || undefined}
          title={refusal}
          onClick={() => (refusal ? showToast('warning', refusal) : remind(id))}
        >
          <Send className="icon" aria-hidden="true" />
          {t.remind}
        </Button>
      )}
      {!item.isRemoved && (
        <Link
          to={dashboardItemPath(item.id)}
          className={buttonClass({ look: 'outline', size: 'sm' })}
          onClick={onLeave}
        >
          {t.viewItem}
        </Link>
      )}
      {can.delete && (
        <Button
          look="danger-quiet"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => askToDelete(summary)}
        >
          <Trash2 className="icon" aria-hidden="true" />
          {t.remove}
        </Button>
      )}
    </Inline>
  )
}
