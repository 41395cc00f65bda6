import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { formatDollars } from '@registry/shared/money/format-money'
import type { ReactNode } from 'react'
import { formatPayment } from '../../../lib/payments/format-payment.ts'
import { formatRelativeDate } from '../../../lib/time/format-relative-date.ts'
import { ItemPicture } from '../../../ui/images/item-picture.tsx'

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
      <span className="gift-picture">
        <ItemPicture item={item} room={{ width: 48, height: 48 }} />
      </span>
      <div className="gift-who">
        <p>
          <span className="strong" dir="auto">
            {contributor.name}
          </span>{' '}
          <time className="gift-when" dateTime={contributionDate}>
            {formatRelativeDate(contributionDate, now)}
          </time>
        </p>
        <p className="gift-item truncate" dir="auto">
          {item.name}
        </p>
      </div>
      {children && <div className="gift-more">{children}</div>}
      <div className="gift-sum">
        <p className="gift-amount num">{formatDollars(contribution.amount)}</p>
        <p className="gift-when num">{formatPayment(contribution)}</p>
      </div>
    </>
  )
}
