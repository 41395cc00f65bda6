import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'
import { notificationMessages } from '@registry/shared/messages/notification'
import { formatDollars } from '@registry/shared/money/format-money'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { GiftFacts } from './contribution-detail-rows.tsx'
import { GiftToward } from './contribution-item.tsx'
import './contribution-detail.css'

const words = notificationMessages.gift

interface GiftBodyProps {
  gift: ContributionDetail
  nowMs: number
  /** Whether it is confirmed. */
  chip: ReactNode
  /** What there is to know of reminders. */
  note: string | undefined
  /** What leads to the item was pressed. */
  onLeave?: (() => void) | undefined
}

/** All there is to say of one contribution: who gave how much, with which words, toward what. */
export function GiftBody({ gift, nowMs, chip, note, onLeave }: GiftBodyProps) {
  const { contributor, amount, message } = gift
  return (
    <>
      <div className="given-hero">
        <Avatar name={contributor.name} />
        <p className="given-big num">{formatDollars(amount)}</p>
        <p className="given-from">
          {words.from} <bdi className="strong">{contributor.name}</bdi>
        </p>
        {chip}
        {note && <p className="given-note">{note}</p>}
      </div>
      {message && (
        <blockquote className="given-message" dir="auto" aria-label={words.message}>
          {message}
        </blockquote>
      )}
      <GiftToward item={gift.item} onLeave={onLeave} />
      <GiftFacts gift={gift} nowMs={nowMs} />
    </>
  )
}
