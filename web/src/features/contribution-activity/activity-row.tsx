import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'
import { activityMessages } from '@registry/shared/messages/activity'
import { formatDollars } from '@registry/shared/money/format-money'
import { paymentMethodName } from '../../lib/payment-method-name.ts'
import { timeSince } from '../../lib/time-since.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { GiftButtons } from './contribution-row-actions.tsx'
import { factsOfDetail } from './contribution-summary.ts'
import { GiftChip } from './payment-status-chip.tsx'
import type { GiftHandlers } from './use-contribution-list-actions.ts'

interface ActivityRowProps {
  gift: ContributionDetail
  nowMs: number
  handlers: GiftHandlers
  onOpenItem: (itemId: string) => void
  onOpenGift: (giftId: string) => void
}

/** One gift of the recent ones: who, when, toward what, how much, and what is to be done about it. */
export function ActivityRow(props: ActivityRowProps) {
  const { gift, nowMs, handlers, onOpenItem, onOpenGift } = props
  const { contributor, contributionDate, item, paymentStatus } = gift
  return (
    <li className="gift">
      <Avatar name={contributor.name} />
      <div className="gift-words">
        <p className="gift-head">
          <button
            type="button"
            className="gift-giver"
            aria-label={activityMessages.gift.show(contributor.name, gift.amount)}
            aria-haspopup="dialog"
            onClick={() => onOpenGift(gift.id)}
          >
            <bdi>{contributor.name}</bdi>
          </button>{' '}
          <span className="gift-when">
            <time dateTime={contributionDate}>{timeSince(contributionDate, nowMs)}</time>
            <span className="gift-how"> · {paymentMethodName(gift.paymentMethod)}</span>
          </span>
        </p>
        <GiftItem item={item} onOpen={() => onOpenItem(item.id)} />
      </div>
      <p className="gift-amount num">{formatDollars(gift.amount)}</p>
      <div className="gift-foot">
        <GiftChip isVerified={paymentStatus.verified} />
        <GiftButtons gift={factsOfDetail(gift)} nowMs={nowMs} handlers={handlers} />
      </div>
    </li>
  )
}

function GiftItem({ item, onOpen }: { item: ContributionDetail['item']; onOpen: () => void }) {
  if (item.isRemoved) {
    return (
      <p className="gift-item truncate" title={activityMessages.panel.removedItem}>
        <bdi>{item.name}</bdi>
        <span className="vh">{activityMessages.panel.removedItem}</span>
      </p>
    )
  }
  return (
    <button type="button" className="gift-item truncate" dir="auto" onClick={onOpen}>
      {item.name}
    </button>
  )
}
