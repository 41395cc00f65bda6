import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { formatDollars } from '@registry/shared/money/format-money'
import { Check, Clock, MailCheck } from 'lucide-react'
import { HiddenOnPageMark } from '../../../ui/feedback/hidden-on-page-mark.tsx'
import { ItemPicture } from '../../../ui/images/item-picture.tsx'
import { Thumbnail } from '../../../ui/images/thumbnail.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from '../thank-yous.module.css'
import thankYouNoteStyles from './thank-you-note.module.css'

type Contribution = ThankYou['gifts'][number]

/** The contributions of a contributor, with their messages. */
export function ContributionLines({ contributor: { gifts } }: { contributor: ThankYou }) {
  return (
    <>
      <Stack as="ul" gap={8}>
        {gifts.map(contribution => (
          <ContributionLine key={contribution.contributionId} contribution={contribution} />
        ))}
      </Stack>
      {gifts.map(
        ({ contributionId, message }) =>
          message && (
            <blockquote
              key={contributionId}
              className={`quote breaks ${thankYouNoteStyles.tyTheirs}`}
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

function ContributionLine({ contribution }: { contribution: Contribution }) {
  return (
    <Inline as="li" gap={12} align="center">
      <Thumbnail size={40}>
        <ItemPicture item={contribution} room={{ width: 40, height: 40 }} />
      </Thumbnail>
      <Stack as="span" className={styles.tyWords} fits grows shrinks>
        <Text as="span" canBreak dir="auto">
          {contribution.itemName}
        </Text>
        <ContributionHints contribution={contribution} />
        <HiddenOnPageMark contribution={contribution} />
      </Stack>
      <span className="num strong">{formatDollars(contribution.amount)}</span>
    </Inline>
  )
}

/** Hints below a contribution: unverified, or already thanked. */
function ContributionHints({
  contribution: { isVerified, isThanked, isThankedByMail },
}: {
  contribution: Contribution
}) {
  const hints = [
    { icon: Clock, words: deskMessages.toConfirm, isShown: !isVerified },
    { icon: Check, words: deskMessages.thanked, isShown: isThanked },
    { icon: MailCheck, words: deskMessages.thankedByMail, isShown: isThankedByMail },
  ].filter(({ isShown }) => isShown)
  if (hints.length === 0) return null
  return (
    <Inline as="span" size={12} tone="muted" wrap gap="0-12">
      {hints.map(({ icon: Icon, words }) => (
        <Inline as="span" gap={4} align="center" key={words}>
          <Icon className="icon icon-16" aria-hidden="true" />
          {words}
        </Inline>
      ))}
    </Inline>
  )
}
