import type { ThankYou } from '@registry/shared/contract/thank-yous'
import { deliveryMessages } from '@registry/shared/messages/delivery'
import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { CircleAlert } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../ui/avatar.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { giftLine } from './guest-list.ts'
import { StatusChip } from './status-chip.tsx'

/** Element id of a contributor's link, for restoring the focus. */
export const guestLinkId = (id: string) => `guest-${id}`

interface GuestRowProps {
  guest: ThankYou
  isCurrent: boolean
}

/** A contributor in the list; links to their note. */
export const GuestRow = memo(function GuestRow({ guest, isCurrent }: GuestRowProps) {
  return (
    <li>
      <Link
        id={guestLinkId(guest.id)}
        className="ty-row"
        to={{ search: `?to=${guest.id}` }}
        preventScrollReset
        aria-current={isCurrent || undefined}
      >
        <Avatar name={guest.name} />
        <GuestWords guest={guest} />
      </Link>
    </li>
  )
})

interface TickRowProps {
  guest: ThankYou
  isTicked: boolean
  onTick: (id: string) => void
}

/** The row in selection mode, with a checkbox; disabled once thanked. */
export const TickRow = memo(function TickRow({ guest, isTicked, onTick }: TickRowProps) {
  const isSent = guest.status === 'sent'
  return (
    <li className="ty-row" aria-current={isTicked || undefined}>
      <TickBox
        label={deskMessages.selectGuest(guest.name)}
        checked={isTicked || isSent}
        disabled={isSent}
        onChange={() => onTick(guest.id)}
      />
      <GuestWords guest={guest} />
    </li>
  )
})

function GuestWords({ guest }: { guest: ThankYou }) {
  const { what, total } = giftLine(guest)
  return (
    <>
      <span className="ty-words">
        <span className="strong truncate">
          <bdi>{guest.name}</bdi>
        </span>
        <span className="ty-gave hint">
          <span className="truncate">
            <bdi>{what}</bdi>
          </span>
          <span className="num">{` · ${total}`}</span>
        </span>
        {guest.isUndelivered && (
          <span className="ty-undelivered">
            <CircleAlert className="icon icon-16" aria-hidden="true" />
            {deliveryMessages.undelivered}
          </span>
        )}
      </span>
      <StatusChip status={guest.status} />
    </>
  )
}
