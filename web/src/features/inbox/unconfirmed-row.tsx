import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'
import { deliveryMessages } from '@registry/shared/messages/delivery'
import { inboxMessages as words } from '@registry/shared/messages/inbox'
import { formatDollars } from '@registry/shared/money/format-money'
import { Check, Send } from 'lucide-react'
import { memo } from 'react'
import { ageInWords } from '../../lib/age-in-words.ts'
import { Button } from '../../ui/button.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { LookFor } from './bank-search-hint.tsx'
import { mayRemind } from './can-send-reminder.ts'
import { GiftFacts } from './contribution-row-summary.tsx'
import type { InboxActions } from './inbox-actions.ts'

interface OpenRowProps {
  gift: ContributionDetail
  isSelected: boolean
  /** Something is being done to it. */
  isBusy: boolean
  onSelect: (id: string) => void
  actions: InboxActions
  announce: (message: string) => void
  now: number
}

/** A gift that is to be confirmed. There may be a hundred: each is drawn anew for itself alone. */
export const OpenRow = memo(function OpenRow(props: OpenRowProps) {
  const { gift, isSelected, isBusy, onSelect, actions, announce, now } = props
  const { name } = gift.contributor
  const amount = formatDollars(gift.amount)
  return (
    <li id={`gift-${gift.id}`} className={isSelected ? 'gift-row is-on' : 'gift-row'}>
      <TickBox
        label={words.select(name, amount)}
        checked={isSelected}
        onChange={() => onSelect(gift.id)}
      />
      <GiftFacts gift={gift} now={now}>
        <LookFor gift={gift} announce={announce} />
        <Reminder gift={gift} isBusy={isBusy} now={now} onRemind={() => actions.remind([gift])} />
      </GiftFacts>
      <div className="gift-acts">
        <Button
          look="tonal"
          size="sm"
          aria-label={words.forGift(words.received, name, amount)}
          aria-disabled={isBusy}
          onClick={() => !isBusy && actions.receive([gift])}
        >
          <Check className="icon icon-16" aria-hidden="true" />
          {words.received}
        </Button>
        <Button
          look="quiet"
          size="sm"
          aria-label={words.forGift(words.notReceived, name, amount)}
          aria-disabled={isBusy}
          onClick={() => !isBusy && actions.refuse(gift)}
        >
          {words.notReceived}
        </Button>
      </div>
    </li>
  )
})

interface ReminderProps {
  gift: ContributionDetail
  isBusy: boolean
  now: number
  onRemind: () => void
}

/** When the giver was reminded, and a way to do so where that may be. */
function Reminder({ gift, isBusy, now, onRemind }: ReminderProps) {
  const { reminderSentAt, reminderUndelivered } = gift.paymentStatus
  const canRemind = mayRemind(gift, now)
  if (!reminderSentAt && !canRemind) return null
  return (
    <p className="gift-reminder">
      {reminderSentAt && (
        <span>
          <Send className="icon icon-16" aria-hidden="true" />
          {reminderUndelivered
            ? `${deliveryMessages.reminder} ${deliveryMessages.undelivered}`
            : words.reminded(ageInWords(reminderSentAt, now))}
        </span>
      )}
      {canRemind && (
        <button
          type="button"
          className="gift-remind"
          aria-label={words.forGift(
            words.remind,
            gift.contributor.name,
            formatDollars(gift.amount),
          )}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onRemind()}
        >
          <Send className="icon icon-16" aria-hidden="true" />
          {words.remind}
        </button>
      )}
    </p>
  )
}
