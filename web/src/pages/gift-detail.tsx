import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'
import { factsOfDetail, reminding } from '../features/contribution-activity/contribution-summary.ts'
import { GiftChip } from '../features/contribution-activity/payment-status-chip.tsx'
import { refusalOf, reminderNote } from '../features/contribution-activity/reminder-text.ts'
import type { GiftDesk } from '../features/contribution-activity/use-contribution-list-actions.ts'
import { ContributionActions } from '../features/contribution-detail/contribution-actions.tsx'
import { ContributionBody } from '../features/contribution-detail/contribution-body.tsx'
import { useNow } from '../lib/use-now.ts'

const MINUTE_MS = 60_000

interface GiftDetailProps {
  gift: ContributionDetail
  /** What leads to the item was pressed. */
  onLeave?: () => void
}

/** All there is to say of one contribution, with how it stands. */
export function GiftDetailBody({ gift, onLeave }: GiftDetailProps) {
  const nowMs = useNow(MINUTE_MS)
  const facts = factsOfDetail(gift)
  // The actions say so, with Retry.
  const isUndelivered = reminding(facts, nowMs) === 'undelivered'
  return (
    <ContributionBody
      gift={gift}
      nowMs={nowMs}
      chip={<GiftChip isVerified={gift.paymentStatus.verified} />}
      note={isUndelivered ? undefined : reminderNote(facts, nowMs)}
      onLeave={onLeave}
    />
  )
}

/** What can be done to it: as on the dashboard. */
export function GiftDetailActs({ gift, desk, onLeave }: GiftDetailProps & { desk: GiftDesk }) {
  const nowMs = useNow(MINUTE_MS)
  const facts = factsOfDetail(gift)
  const state = reminding(facts, nowMs)
  const { verify, remind, askToDelete } = desk.handlers
  return (
    <ContributionActions
      gift={gift}
      refusal={refusalOf(state)}
      isUndelivered={state === 'undelivered'}
      onVerify={() => verify(gift.id)}
      onRemind={() => remind(gift.id)}
      onDelete={() => askToDelete(facts)}
      onLeave={onLeave}
    />
  )
}
