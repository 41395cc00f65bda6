import type { OwnerContributor } from '@registry/shared/contract/contributor-schemas'
import { itemMessages } from '@registry/shared/messages/items'
import { formatDollars } from '@registry/shared/money/format-money'
import { Check, Clock } from 'lucide-react'
import { timeAgo } from '../../lib/time-ago.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Chip } from '../../ui/chip.tsx'

const METHODS: Record<string, string> = {
  'singapore-paynow': 'PayNow',
  'wise-transfer': 'Wise',
  'india-upi': 'UPI',
}

interface ContributorRowProps {
  contributor: OwnerContributor
  /** Milliseconds since 1970, for '3h ago'. */
  now: number
}

/** Who gave, how much, by which way, with their note, and whether the money has been seen. */
export function ContributorRow({ contributor, now }: ContributorRowProps) {
  const { details } = itemMessages
  const when = timeAgo(contributor.timestamp, now)
  return (
    <li className="giver">
      <Avatar name={contributor.name} />
      <div className="giver-facts">
        <div className="giver-line">
          <p>
            <span className="strong" dir="auto">
              {contributor.name}
            </span>{' '}
            <span className="giver-when">
              <time dateTime={contributor.timestamp}>{when}</time> ·{' '}
              {METHODS[contributor.paymentMethod] ?? contributor.paymentMethod}
            </span>
          </p>
          <p className="strong num">{formatDollars(contributor.amount)}</p>
        </div>
        {contributor.email && (
          <p>
            <a href={`mailto:${contributor.email}`}>{contributor.email}</a>
          </p>
        )}
        {contributor.message && (
          <blockquote className="giver-note" dir="auto">
            {contributor.message}
          </blockquote>
        )}
        <p className="giver-state">
          {contributor.paymentVerified ? (
            <Chip tone="moss">
              <Check className="icon" aria-hidden="true" />
              {details.verified}
            </Chip>
          ) : (
            <Chip tone="apricot">
              <Clock className="icon" aria-hidden="true" />
              {details.toConfirm}
            </Chip>
          )}
          {contributor.reminderCount > 0 && (
            <span className="giver-when">{details.reminded(contributor.reminderCount)}</span>
          )}
        </p>
      </div>
    </li>
  )
}
