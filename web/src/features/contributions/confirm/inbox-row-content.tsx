import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { formatDollars } from '@registry/shared/money/format-money'
import type { ReactNode } from 'react'
import { formatPayment } from '../../../lib/payments/format-payment.ts'
import { formatRelativeDate } from '../../../lib/time/format-relative-date.ts'
import { HiddenOnPageMark } from '../../../ui/feedback/hidden-on-page-mark.tsx'
import { ItemPicture } from '../../../ui/images/item-picture.tsx'
import { Thumbnail } from '../../../ui/images/thumbnail.tsx'
import activityRowStyles from '../activity/activity-row.module.css'
import inboxStyles from './inbox.module.css'

interface InboxRowContentProps {
  contribution: ContributionDetail
  now: number
  /** Additional content below; spans the full width on narrow screens. */
  children?: ReactNode
}

/** Summary of a contribution: image, contributor, time, item, amount and payment method. */
export function InboxRowContent({ contribution, now, children }: InboxRowContentProps) {
  const { item, contributor, contributionDate } = contribution
  return (
    <>
      <Thumbnail className={inboxStyles.giftPicture}>
        <ItemPicture item={item} room={{ width: 48, height: 48 }} />
      </Thumbnail>
      <div className={inboxStyles.giftWho}>
        <p>
          <span className="strong" dir="auto">
            {contributor.name}
          </span>{' '}
          <time
            className={`${activityRowStyles.giftWhen} ${inboxStyles.giftWhen}`}
            dateTime={contributionDate}
          >
            {formatRelativeDate(contributionDate, now)}
          </time>
        </p>
        <p className={`${activityRowStyles.giftItem} ${inboxStyles.giftItem} truncate`} dir="auto">
          {item.name}
        </p>
        <HiddenOnPageMark contribution={contribution} />
      </div>
      {children && <div className={inboxStyles.giftMore}>{children}</div>}
      <div className={inboxStyles.giftSum}>
        <p className={`${activityRowStyles.giftAmount} ${inboxStyles.giftAmount} num`}>
          {formatDollars(contribution.amount)}
        </p>
        <p className={`${activityRowStyles.giftWhen} ${inboxStyles.giftWhen} num`}>
          {formatPayment(contribution)}
        </p>
      </div>
    </>
  )
}
