import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import {
  reminderStatus,
  summarizeDetail,
} from '../features/contribution-activity/contribution-summary.ts'
import { PaymentStatusChip } from '../features/contribution-activity/payment-status-chip.tsx'
import { reminderNote, reminderRefusal } from '../features/contribution-activity/reminder-text.ts'
import type { ContributionListActions } from '../features/contribution-activity/use-contribution-list-actions.ts'
import { ContributionActions } from '../features/contribution-detail/contribution-actions.tsx'
import { ContributionBody } from '../features/contribution-detail/contribution-body.tsx'
import { useNow } from '../lib/time/use-now.ts'

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
    <ContributionBody
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
    <ContributionActions
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
