import { inboxMessages as t } from '@registry/shared/messages/contributions/to-confirm'
import { formatDollars } from '@registry/shared/money/format-money'
import { CircleAlert, CircleCheck, RotateCw, Undo2 } from 'lucide-react'
import { useNow } from '../../../lib/time/use-now.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './inbox.module.css'
import type { InboxActions } from './inbox-actions.ts'
import { InboxRowContent } from './inbox-row-content.tsx'
import type { Confirmation } from './queue/confirm-queue.ts'

const SECOND_MS = 1000

interface PendingConfirmationRowProps {
  confirmation: Confirmation
  actions: InboxActions
  now: number
}

/** Row of a pending confirmation: waiting with an undo button, being sent, or failed with buttons for undo and retry. */
export function PendingConfirmationRow({
  confirmation,
  actions,
  now,
}: PendingConfirmationRowProps) {
  const { contribution, state } = confirmation
  const name = (action: string) =>
    t.forGift(action, contribution.contributor.name, formatDollars(contribution.amount))
  const hasFailed = state === 'failed'
  const Mark = hasFailed ? CircleAlert : CircleCheck
  return (
    <Inline
      as="li"
      id={`gift-${contribution.id}`}
      gap={12}
      className={classNames(styles.giftRow, hasFailed && styles.isFailed)}
    >
      <span className={`tile ${hasFailed ? 'tone-danger' : 'tone-leaf'}`}>
        <Mark className="icon" aria-hidden="true" />
      </span>
      <Inline gap="8-16" align="center" grows shrinks wrap className="fills-on-phones">
        <InboxRowContent
          contribution={contribution}
          now={now}
          tone={hasFailed ? undefined : 'muted'}
        >
          {hasFailed && (
            <Text size={14} weight={600} tone="danger" above={4} role="alert">
              {t.verifyFailed}
            </Text>
          )}
        </InboxRowContent>
        <Inline align="center" justify="between" gap={12}>
          {hasFailed ? (
            <Button
              look="tonal"
              size="sm"
              aria-label={name(t.retry)}
              onClick={() => actions.retry(contribution.id)}
            >
              <RotateCw className="icon icon-16" aria-hidden="true" />
              {t.retry}
            </Button>
          ) : (
            <span className="muted">{state === 'sending' ? t.confirming : t.confirmed}</span>
          )}
          {state !== 'sending' && (
            <Button
              look="outline"
              size="sm"
              className="gift-undo"
              aria-label={name(t.undo)}
              onClick={() => actions.undo([contribution.id])}
            >
              <Undo2 className="icon icon-16" aria-hidden="true" />
              {t.undo}
              {state === 'waiting' && <SecondsLeft until={confirmation.dueAt} />}
            </Button>
          )}
        </Inline>
      </Inline>
    </Inline>
  )
}

/** Countdown in seconds. */
export function SecondsLeft({ until }: { until: number }) {
  const left = Math.ceil((until - useNow(SECOND_MS)) / SECOND_MS)
  // Rendered with CSS content, so that the accessible name of the button does not change every
  // second.
  return (
    <Text
      as="span"
      weight={500}
      tone="faint"
      textAlign="end"
      className={`${styles.giftLeft} num`}
      aria-hidden="true"
      data-left={t.seconds(Math.max(0, left))}
    />
  )
}
