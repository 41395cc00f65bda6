import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { formatDollars } from '@registry/shared/money/format-money'
import { paymentMethodName } from '../../../lib/payments/payment-method-name.ts'
import { formatRelativeTime } from '../../../lib/time/format-relative-time.ts'
import { HiddenOnPageMark } from '../../../ui/feedback/hidden-on-page-mark.tsx'
import { Avatar } from '../../../ui/images/avatar.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ContributionRowActions } from '../actions/contribution-row-actions.tsx'
import { summarizeDetail } from '../actions/contribution-summary.ts'
import { PaymentStatusChip } from '../actions/payment-status-chip.tsx'
import type { ContributionHandlers } from '../actions/use-contribution-list-actions.ts'
import styles from './activity-row.module.css'

interface ActivityRowProps {
  contribution: ContributionDetail
  nowMs: number
  handlers: ContributionHandlers
  onOpenItem: (itemId: string) => void
  onOpenContribution: (contributionId: string) => void
}

/** Row of a recent contribution: contributor, time, item, amount and actions. */
export function ActivityRow(props: ActivityRowProps) {
  const { contribution, nowMs, handlers, onOpenItem, onOpenContribution } = props
  const { contributor, contributionDate, item, paymentStatus } = contribution
  return (
    <Inline
      as="li"
      gap="0-12"
      align="center"
      wrap
      className={`relative hover-sunken ${styles.gift}`}
    >
      <Avatar name={contributor.name} />
      <div className={styles.giftWords}>
        <Inline as="p" gap={4} align="baseline" className="one-line">
          <button
            type="button"
            className="truncate weight-600 covers-row"
            aria-label={activityMessages.gift.show(contributor.name, contribution.amount)}
            aria-haspopup="dialog"
            onClick={() => onOpenContribution(contribution.id)}
          >
            <bdi>{contributor.name}</bdi>
          </button>{' '}
          <Text as="span" size={12} tone="faint">
            <time dateTime={contributionDate}>{formatRelativeTime(contributionDate, nowMs)}</time>
            <span className="not-on-phones">
              {' '}
              · {paymentMethodName(contribution.paymentMethod)}
            </span>
          </Text>
        </Inline>
        <ItemName item={item} onOpen={() => onOpenItem(item.id)} />
        <HiddenOnPageMark contribution={contribution} />
      </div>
      <Stack gap={2} align="end" className="small-chips">
        <Text size={16} weight={600}>
          {formatDollars(contribution.amount)}
        </Text>
        <PaymentStatusChip isVerified={paymentStatus.verified} />
      </Stack>
      <Inline align="center" justify="end" className={`tap ${styles.giftFoot}`}>
        <ContributionRowActions
          contribution={summarizeDetail(contribution)}
          nowMs={nowMs}
          handlers={handlers}
        />
      </Inline>
    </Inline>
  )
}

function ItemName({ item, onOpen }: { item: ContributionDetail['item']; onOpen: () => void }) {
  if (item.isRemoved) {
    return (
      <p
        className={`truncate tone-muted ${styles.giftItem}`}
        title={activityMessages.panel.removedItem}
      >
        <bdi>{item.name}</bdi>
        <span className="vh">{activityMessages.panel.removedItem}</span>
      </p>
    )
  }
  return (
    <button
      type="button"
      className={`block truncate tone-muted relative quiet-link ${styles.giftItem}`}
      dir="auto"
      onClick={onOpen}
    >
      {item.name}
    </button>
  )
}
