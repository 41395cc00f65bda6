import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import {
  reminderStatus,
  summarizeDetail,
} from '../actions/contribution-summary.ts'
import { PaymentStatusChip } from '../actions/payment-status-chip.tsx'
import { reminderNote, reminderRefusal } from '../actions/reminder-text.ts'
import type { ContributionListActions } from '../actions/use-contribution-list-actions.ts'
import { ContributionDetailActions } from './contribution-detail-actions.tsx'
import { ContributionDetailBody } from './contribution-detail-body.tsx'
import { useNow } from '../../../lib/time/use-now.ts'

const MINUTE_MS = 60_000

interface GiftDetailProps {
  gift: ContributionDetail
  /** Called when the link to the item is clicked. */
  onLeave?: () => void
}

/** Details of one contribution, with its status. */
export function GiftDetailBody({ gift, onLeave }: GiftDetailProps) {
  const nowMs = useNow(MINUTE_MS)
  const facts = summarizeDetail(gift)
  // The actions show that state, with a retry button.
  const isUndelivered = reminderStatus(facts, nowMs) === 'undelivered'
  return (
    <ContributionDetailBody
      contribution={gift}
      nowMs={nowMs}
      chip={<PaymentStatusChip isVerified={gift.paymentStatus.verified} />}
      note={isUndelivered ? undefined : reminderNote(facts, nowMs)}
      onLeave={onLeave}
    />
  )
}

/** Actions for one contribution, as on the dashboard. */
export function GiftDetailActs({
  gift,
  desk,
  onLeave,
}: GiftDetailProps & { desk: ContributionListActions }) {
  const nowMs = useNow(MINUTE_MS)
  const facts = summarizeDetail(gift)
  const state = reminderStatus(facts, nowMs)
  const { verify, remind, askToDelete } = desk.handlers
  return (
    <ContributionDetailActions
      contribution={gift}
      refusal={reminderRefusal(state)}
      isUndelivered={state === 'undelivered'}
      onVerify={() => verify(gift.id)}
      onRemind={() => remind(gift.id)}
      onDelete={() => askToDelete(facts)}
      onLeave={onLeave}
    />
  )
}
