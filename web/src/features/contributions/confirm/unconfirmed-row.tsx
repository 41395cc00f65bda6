import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { inboxMessages as t } from '@registry/shared/messages/contributions/to-confirm'
import { formatDollars } from '@registry/shared/money/format-money'
import { Check, Send } from 'lucide-react'
import { memo } from 'react'
import { formatRelativeDate } from '../../../lib/time/format-relative-date.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { canSendReminder, latestClaim } from '../actions/contribution-summary.ts'
import { UNDELIVERED_REMINDER } from '../actions/reminder-text.ts'
import { BankSearchHint } from './bank-search-hint.tsx'
import styles from './inbox.module.css'
import type { InboxActions } from './inbox-actions.ts'
import { InboxRowContent } from './inbox-row-content.tsx'

interface UnconfirmedRowProps {
  contribution: ContributionDetail
  isSelected: boolean
  /** Whether an action on it is pending. */
  isBusy: boolean
  onSelect: (id: string) => void
  actions: InboxActions
  announce: (message: string) => void
  now: number
}

/** Row of an unconfirmed contribution. Memoized, because a list may have a hundred of them. */
export const UnconfirmedRow = memo(function UnconfirmedRow(props: UnconfirmedRowProps) {
  const { contribution, isSelected, isBusy, onSelect, actions, announce, now } = props
  const { name } = contribution.contributor
  const amount = formatDollars(contribution.amount)
  return (
    <Inline
      as="li"
      id={`gift-${contribution.id}`}
      gap={12}
      className={classNames(styles.giftRow, isSelected && styles.isOn)}
    >
      <Checkbox
        label={t.select(name, amount)}
        checked={isSelected}
        onChange={() => onSelect(contribution.id)}
      />
      <Inline gap="8-16" align="center" grows shrinks wrap className="fills-on-phones">
        <InboxRowContent contribution={contribution} now={now}>
          <BankSearchHint contribution={contribution} announce={announce} />
          <Reminder
            contribution={contribution}
            isBusy={isBusy}
            now={now}
            onRemind={() => actions.remind([contribution])}
          />
        </InboxRowContent>
        <Inline className="fills-on-phones" align="center" gap={4} wrap>
          <Button
            look="tonal"
            size="sm"
            aria-label={t.forGift(t.received, name, amount)}
            aria-disabled={isBusy}
            onClick={() => !isBusy && actions.confirm([contribution])}
          >
            <Check className="icon icon-16" aria-hidden="true" />
            {t.received}
          </Button>
          <Button
            look="quiet"
            size="sm"
            aria-label={t.forGift(t.notReceived, name, amount)}
            aria-disabled={isBusy}
            onClick={() => !isBusy && actions.askToDelete(contribution)}
          >
            {t.notReceived}
          </Button>
        </Inline>
      </Inline>
    </Inline>
  )
})

interface ReminderProps {
  contribution: ContributionDetail
  isBusy: boolean
  now: number
  onRemind: () => void
}

/** Shows when the contributor said that they have paid or the last reminder was sent, and a reminder button if one is allowed. */
function Reminder({ contribution, isBusy, now, onRemind }: ReminderProps) {
  const { reminderSentAt, reminderUndelivered } = contribution.paymentStatus
  const claimedAt = latestClaim(contribution.paymentStatus)
  const isReminderAllowed = canSendReminder(contribution, now)
  if (!claimedAt && !reminderSentAt && !isReminderAllowed) return null
  return (
    <Inline as="p" gap={12} align="center" size={12} tone="faint" className={styles.giftReminder}>
      {claimedAt && (
        <span>{activityMessages.gift.claimed(formatRelativeDate(claimedAt, now))}</span>
      )}
      {!claimedAt && reminderSentAt && (
        <Inline as="span" gap={6} align="center">
          <Send className="icon icon-16" aria-hidden="true" />
          {reminderUndelivered
            ? UNDELIVERED_REMINDER
            : t.reminded(formatRelativeDate(reminderSentAt, now))}
        </Inline>
      )}
      {isReminderAllowed && (
        <button
          type="button"
          className={`row gap-6 align-center text-12 weight-600 link quiet-link ${styles.giftRemind}`}
          aria-label={t.forGift(
            t.remind,
            contribution.contributor.name,
            formatDollars(contribution.amount),
          )}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onRemind()}
        >
          <Send className="icon icon-16" aria-hidden="true" />
          {t.remind}
        </button>
      )}
    </Inline>
  )
}
