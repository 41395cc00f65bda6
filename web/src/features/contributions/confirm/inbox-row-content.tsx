import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { formatDollars } from '@registry/shared/money/format-money'
import type { ReactNode } from 'react'
import { formatPayment } from '../../../lib/payments/format-payment.ts'
import { formatRelativeTime } from '../../../lib/time/format-relative-time.ts'
import { HiddenOnPageMark } from '../../../ui/feedback/hidden-on-page-mark.tsx'
import { ItemPicture } from '../../../ui/images/item-picture.tsx'
import { Thumbnail } from '../../../ui/images/thumbnail.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import activityRowStyles from '../activity/activity-row.module.css'
import inboxStyles from './inbox.module.css'

interface InboxRowContentProps {
  contribution: ContributionDetail
  now: number
  /** Additional content below; spans the full width on narrow screens. */
  children?: ReactNode
  tone?: 'muted' | undefined
}

/** Summary of a contribution: image, contributor, time, item, amount and payment method. */
export function InboxRowContent({ contribution, now, tone, children }: InboxRowContentProps) {
  const { item, contributor, contributionDate } = contribution
  return (
    <>
      <Thumbnail className="radius-10 not-on-phones">
        <ItemPicture item={item} room={{ width: 48, height: 48 }} />
      </Thumbnail>
      <Inline gap="0-12" wrap tone={tone} className={inboxStyles.giftMain}>
        <Box grows shrinks canBreak>
          <p>
            <span className="strong" dir="auto">
              {contributor.name}
            </span>{' '}
            <Text as="time" size={12} tone="faint" dateTime={contributionDate}>
              {formatRelativeTime(contributionDate, now)}
            </Text>
          </p>
          <p className={`${activityRowStyles.giftItem} truncate`} dir="auto">
            {item.name}
          </p>
          <HiddenOnPageMark contribution={contribution} />
        </Box>
        <Box textAlign="end">
          <Text size={18} weight={600}>
            {formatDollars(contribution.amount)}
          </Text>
          <Text size={12} tone="faint">
            {formatPayment(contribution)}
          </Text>
        </Box>
        {children && (
          <Inline gap="0-12" wrap align="center" above={2} className={inboxStyles.giftMore}>
            {children}
          </Inline>
        )}
      </Inline>
    </>
  )
}
