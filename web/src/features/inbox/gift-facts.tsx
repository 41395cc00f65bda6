import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'
import { paymentMessages } from '@registry/shared/messages/payments'
import { formatDollars } from '@registry/shared/money/format-money'
import { payableText } from '@registry/shared/payments/payable-text'
import type { ReactNode } from 'react'
import { categoryArt } from '../../art/category-looks.ts'
import { ageInWords } from '../../lib/age-in-words.ts'
import { Picture } from '../../ui/picture.tsx'

const names = new Map(
  Object.entries(paymentMessages.methods).map(([method, { name }]) => [method, name]),
)

/** 'PayNow', or 'UPI, ₹3,960' where another currency is paid. */
function paidWith({ amount, paymentMethod }: ContributionDetail): string {
  const name = names.get(paymentMethod) ?? paymentMethod
  const payable = payableText(amount, paymentMethod)
  return payable === formatDollars(amount) ? name : `${name}, ${payable}`
}

interface GiftFactsProps {
  gift: ContributionDetail
  now: number
  /** What stands below, over the whole width where there is little. */
  children?: ReactNode
}

/** Who gave what, when and toward which item, the amount at the end. */
export function GiftFacts({ gift, now, children }: GiftFactsProps) {
  const { item, contributor, contributionDate } = gift
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
            {ageInWords(contributionDate, now)}
          </time>
        </p>
        <p className="gift-item truncate" dir="auto">
          {item.name}
        </p>
      </div>
      {children && <div className="gift-more">{children}</div>}
      <div className="gift-sum">
        <p className="gift-amount num">{formatDollars(gift.amount)}</p>
        <p className="gift-when num">{paidWith(gift)}</p>
      </div>
    </>
  )
}
