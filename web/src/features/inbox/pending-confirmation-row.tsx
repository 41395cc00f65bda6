import { inboxMessages as words } from '@registry/shared/messages/inbox'
import { formatDollars } from '@registry/shared/money/format-money'
import { CircleAlert, CircleCheck, RotateCw, Undo2 } from 'lucide-react'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import type { Confirmation } from './confirm-queue.ts'
import { GiftFacts } from './contribution-row-summary.tsx'
import type { InboxActions } from './inbox-actions.ts'

const SECOND_MS = 1000

interface SettledRowProps {
  confirmation: Confirmation
  actions: InboxActions
  now: number
}

/** A gift that the owner has confirmed just now: to undo, on its way, or back again for another try. */
export function SettledRow({ confirmation, actions, now }: SettledRowProps) {
  const { gift, state } = confirmation
  const name = (action: string) =>
    words.forGift(action, gift.contributor.name, formatDollars(gift.amount))
  const hasFailed = state === 'failed'
  const Mark = hasFailed ? CircleAlert : CircleCheck
  return (
    <li id={`gift-${gift.id}`} className={hasFailed ? 'gift-row is-failed' : 'gift-row is-done'}>
      <span className="gift-mark">
        <Mark className="icon" aria-hidden="true" />
      </span>
      <GiftFacts gift={gift} now={now}>
        {hasFailed && (
          <p className="gift-failure" role="alert">
            {words.verifyFailed}
          </p>
        )}
      </GiftFacts>
      <div className="gift-acts">
        {hasFailed ? (
          <Button
            look="tonal"
            size="sm"
            aria-label={name(words.retry)}
            onClick={() => actions.retry(gift.id)}
          >
            <RotateCw className="icon icon-16" aria-hidden="true" />
            {words.retry}
          </Button>
        ) : (
          <span className="muted">{state === 'sending' ? words.confirming : words.confirmed}</span>
        )}
        {state === 'waiting' && (
          <Button
            look="outline"
            size="sm"
            className="gift-undo"
            aria-label={name(words.undo)}
            onClick={() => actions.undo([gift.id])}
          >
            <Undo2 className="icon icon-16" aria-hidden="true" />
            {words.undo}
            <SecondsLeft until={confirmation.dueAt} />
          </Button>
        )}
      </div>
    </li>
  )
}

/** How long still. */
export function SecondsLeft({ until }: { until: number }) {
  const left = Math.ceil((until - useNow(SECOND_MS)) / SECOND_MS)
  // Drawn by its style: what the button is called must not change each second.
  return (
    <span
      className="gift-left num"
      aria-hidden="true"
      data-left={words.seconds(Math.max(0, left))}
    />
  )
}
