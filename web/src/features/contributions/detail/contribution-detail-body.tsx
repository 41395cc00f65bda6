import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { notificationMessages } from '@registry/shared/messages/contributions/contribution-detail'
import { formatDollars } from '@registry/shared/money/format-money'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/images/avatar.tsx'
import { ContributedItem } from './contributed-item.tsx'
import { ContributionDetailRows } from './contribution-detail-rows.tsx'
import './contribution-detail.css'

const t = notificationMessages.gift

interface ContributionDetailBodyProps {
  contribution: ContributionDetail
  nowMs: number
  /** Chip with the payment status. */
  chip: ReactNode
  /** Note about sent reminders. */
  note: string | undefined
  /** Called when the link to the item was pressed. */
  onLeave?: (() => void) | undefined
}

/** Details of one contribution: contributor, amount, message, item and payment. */
export function ContributionDetailBody({
  contribution,
  nowMs,
  chip,
  note,
  onLeave,
}: ContributionDetailBodyProps) {
  const { contributor, amount, message } = contribution
  return (
    <>
      <div className="given-hero">
        <Avatar name={contributor.name} />
        <p className="given-big num">{formatDollars(amount)}</p>
        <p className="given-from">
          {t.from} <bdi className="strong">{contributor.name}</bdi>
        </p>
        {chip}
        {note && <p className="given-note">{note}</p>}
      </div>
      {message && (
        <blockquote className="given-message" dir="auto" aria-label={t.message}>
          {message}
        </blockquote>
      )}
      <ContributedItem item={contribution.item} onLeave={onLeave} />
      <ContributionDetailRows contribution={contribution} nowMs={nowMs} />
    </>
  )
}
