import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { formatDollars } from '@registry/shared/money/format-money'
import { useServerNow } from '../../../lib/time/use-server-now.ts'
import { HiddenOnPageMark } from '../../../ui/feedback/hidden-on-page-mark.tsx'
import { Avatar } from '../../../ui/images/avatar.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { latestClaim, reminderStatus, summarizeDetail } from '../actions/contribution-summary.ts'
import { PaymentStatusChip } from '../actions/payment-status-chip.tsx'
import { reminderNote } from '../actions/reminder-text.ts'
import { ContributedItem } from './contributed-item.tsx'
import styles from './contribution-detail.module.css'
import { ContributionDetailRows } from './contribution-detail-rows.tsx'

const t = notificationMessages.gift
const MINUTE_MS = 60_000

interface ContributionDetailBodyProps {
  contribution: ContributionDetail
  /** Called when the link to the item was pressed. */
  onLeave?: () => void
}

/** Details of one contribution: contributor, amount, message, item and payment. */
export function ContributionDetailBody({ contribution, onLeave }: ContributionDetailBodyProps) {
  const nowMs = useServerNow(MINUTE_MS)
  const { contributor, amount, message, paymentStatus } = contribution
  const summary = summarizeDetail(contribution)
  // The actions show an undelivered reminder, with a retry button.
  const isUndelivered = reminderStatus(summary, nowMs) === 'undelivered'
  const note = isUndelivered && !latestClaim(summary) ? undefined : reminderNote(summary, nowMs)
  return (
    <>
      <Stack align="center" fits textAlign="center" className={styles.givenHero}>
        <Avatar name={contributor.name} />
        <p className={`${styles.givenBig} num`}>{formatDollars(amount)}</p>
        <Text size={16} tone="muted" canBreak below={12}>
          {t.from}{' '}
          <Text as="bdi" tone="ink" className="strong">
            {contributor.name}
          </Text>
        </Text>
        <PaymentStatusChip isVerified={paymentStatus.verified} />{' '}
        <HiddenOnPageMark contribution={contribution} />
        {note && (
          <Text size={12} tone="muted" wrap="pretty" above={8}>
            {note}
          </Text>
        )}
      </Stack>
      {message && (
        <Text
          as="blockquote"
          size={16}
          canBreak
          className={`quote ${styles.givenMessage}`}
          dir="auto"
          aria-label={t.message}
        >
          {message}
        </Text>
      )}
      <ContributedItem item={contribution.item} onLeave={onLeave} />
      <ContributionDetailRows contribution={contribution} nowMs={nowMs} />
    </>
  )
}
