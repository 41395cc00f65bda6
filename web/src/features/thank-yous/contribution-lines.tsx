import type { ThankYou } from '@registry/shared/contract/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { formatDollars } from '@registry/shared/money/format-money'
import { Check, Clock, MailCheck } from 'lucide-react'
import { categoryArt } from '../../art/category-looks.ts'
import { Picture } from '../../ui/picture.tsx'

type Gift = ThankYou['gifts'][number]

/** The contributions of a contributor, with their messages. */
export function ContributionLines({ contributor: { gifts } }: { contributor: ThankYou }) {
  return (
    <>
      <ul className="ty-gifts">
        {gifts.map(gift => (
          <ContributionLine key={gift.contributionId} gift={gift} />
        ))}
      </ul>
      {gifts.map(
        ({ contributionId, message }) =>
          message && (
            <blockquote
              key={contributionId}
              className="ty-theirs"
              dir="auto"
              aria-label={deskMessages.theirWords}
            >
              {message}
            </blockquote>
          ),
      )}
    </>
  )
}

function ContributionLine({ gift }: { gift: Gift }) {
  return (
    <li>
      <span className="ty-picture">
        <Picture
          src={gift.thumbnailUrl}
          facts={gift.picture}
          fallback={categoryArt(gift.category)}
          room={{ width: 40, height: 40 }}
        />
      </span>
      <span className="ty-words">
        <span className="ty-item" dir="auto">
          {gift.itemName}
        </span>
        <ContributionHints gift={gift} />
      </span>
      <span className="num strong">{formatDollars(gift.amount)}</span>
    </li>
  )
}

/** Hints below a contribution: unverified, or already thanked. */
function ContributionHints({ gift: { isVerified, isThanked, isThankedByMail } }: { gift: Gift }) {
  const hints = [
    { icon: Clock, words: deskMessages.toConfirm, isShown: !isVerified },
    { icon: Check, words: deskMessages.thanked, isShown: isThanked },
    { icon: MailCheck, words: deskMessages.thankedByMail, isShown: isThankedByMail },
  ].filter(({ isShown }) => isShown)
  if (hints.length === 0) return null
  return (
    <span className="ty-hints hint">
      {hints.map(({ icon: Icon, words }) => (
        <span key={words}>
          <Icon className="icon icon-16" aria-hidden="true" />
          {words}
        </span>
      ))}
    </span>
  )
}
