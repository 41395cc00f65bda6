import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'
import { notificationMessages } from '@registry/shared/messages/notification'
import { formatDollars } from '@registry/shared/money/format-money'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { ContributionDetailRows } from './contribution-detail-rows.tsx'
import { ContributionItem } from './contribution-item.tsx'
import './contribution-detail.css'

const words = notificationMessages.gift

interface ContributionBodyProps {
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
export function ContributionBody({ gift, nowMs, chip, note, onLeave }: ContributionBodyProps) {
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
      <ContributionItem item={gift.item} onLeave={onLeave} />
      <ContributionDetailRows gift={gift} nowMs={nowMs} />
    </>
  )
}
