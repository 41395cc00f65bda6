import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { formatDollars } from '@registry/shared/money/format-money'
import type { ReactNode } from 'react'
import { categoryArt } from '../../../art/category-looks.ts'
import { formatPayment } from '../../../lib/payments/format-payment.ts'
import { formatRelativeDate } from '../../../lib/time/format-relative-date.ts'
import { Picture } from '../../../ui/images/picture.tsx'

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
        <Picture
          src={item.thumbnailUrl}
          facts={item.picture}
          fallback={categoryArt(item.category)}
          room={{ width: 48, height: 48 }}
        />
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
