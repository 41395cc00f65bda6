import type { ThankYou, ThankYouStatus } from '@registry/shared/contract/contributions/thank-yous'
import { deliveryMessages } from '@registry/shared/messages/emails/delivery'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { Check, CircleAlert, CircleDashed, PencilLine } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Avatar } from '../../../ui/images/avatar.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { contributionSummary } from '../actions/contributor-list.ts'
import styles from '../thank-yous.module.css'

const STATUS_LOOKS = {
  not_started: { tone: 'rose', icon: CircleDashed },
  draft: { tone: 'plum', icon: PencilLine },
  sent: { tone: 'moss', icon: Check },
} as const

/** Element id of a contributor's link, for restoring the focus. */
export const contributorLinkId = (id: string) => `guest-${id}`

interface ThankYouRowProps {
  contributor: ThankYou
  isCurrent: boolean
}

/** A contributor in the list; links to their note. */
export const ThankYouRow = memo(function ThankYouRow({ contributor, isCurrent }: ThankYouRowProps) {
  return (
    <li>
      <Link
        id={contributorLinkId(contributor.id)}
        className={`row wraps gap-12 align-center line-below hover-sunken row-link ${styles.tyRow}`}
        to={{ search: `?to=${contributor.id}` }}
        preventScrollReset
        aria-current={isCurrent || undefined}
      >
        <Avatar name={contributor.name} />
        <ContributorLabel contributor={contributor} />
      </Link>
    </li>
  )
})

interface SelectableThankYouRowProps {
  contributor: ThankYou
  isSelected: boolean
  onToggle: (id: string) => void
}

/** The row in selection mode, with a checkbox; disabled once thanked. */
export const SelectableThankYouRow = memo(function SelectableThankYouRow({
  contributor,
  isSelected,
  onToggle,
}: SelectableThankYouRowProps) {
  const isSent = contributor.status === 'sent'
  return (
    <Inline
      as="li"
      gap={12}
      align="center"
      wrap
      line="below"
      className={styles.tyRow}
      aria-current={isSelected || undefined}
    >
      <Checkbox
        label={deskMessages.selectGuest(contributor.name)}
        checked={isSelected || isSent}
        disabled={isSent}
        onChange={() => onToggle(contributor.id)}
      />
      <ContributorLabel contributor={contributor} />
    </Inline>
  )
})

function ContributorLabel({ contributor }: { contributor: ThankYou }) {
  const { what, total } = contributionSummary(contributor)
  return (
    <>
      <Stack as="span" className={styles.tyWords} fits grows shrinks>
        <span className="strong truncate">
          <bdi>{contributor.name}</bdi>
        </span>
        <Inline as="span" size={12} tone="muted">
          <span className="truncate">
            <bdi>{what}</bdi>
          </span>
          <span className="num">{`\u00a0·\u00a0${total}`}</span>
        </Inline>
        {contributor.isUndelivered && (
          <Inline as="span" gap={4} align="center" size={12} weight={600} tone="danger">
            <CircleAlert className="icon icon-16" aria-hidden="true" />
            {deliveryMessages.undelivered}
          </Inline>
        )}
      </Stack>
      <NoteStatusChip status={contributor.status} />
    </>
  )
}

/** Status of the note to a contributor. */
function NoteStatusChip({ status }: { status: ThankYouStatus }) {
  return <Chip {...STATUS_LOOKS[status]}>{deskMessages.status[status]}</Chip>
}
