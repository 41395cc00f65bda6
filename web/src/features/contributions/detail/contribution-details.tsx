import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { useNow } from '../../../lib/time/use-now.ts'
import { reminderStatus, summarizeDetail } from '../actions/contribution-summary.ts'
import { PaymentStatusChip } from '../actions/payment-status-chip.tsx'
import { reminderNote, reminderRefusal } from '../actions/reminder-text.ts'
import type { ContributionListActions } from '../actions/use-contribution-list-actions.ts'
import { ContributionDetailActions } from './contribution-detail-actions.tsx'
import { ContributionDetailBody } from './contribution-detail-body.tsx'

const MINUTE_MS = 60_000

interface ContributionDetailsProps {
  gift: ContributionDetail
  /** Called when the link to the item is clicked. */
  onLeave?: () => void
}

/** Details of one contribution, with its status. */
export function ContributionDetails({ gift, onLeave }: ContributionDetailsProps) {
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
export function ContributionDetailsButtons({
  gift,
  desk,
  onLeave,
}: ContributionDetailsProps & { desk: ContributionListActions }) {
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
