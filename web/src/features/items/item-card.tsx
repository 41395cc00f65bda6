import type { OwnerItem } from '@registry/shared/contract/items'
import { itemMessages } from '@registry/shared/messages/items'
import { formatDollars } from '@registry/shared/money/format-money'
import { CircleCheck, CircleDotDashed, Sparkle, Users } from 'lucide-react'
import { Chip } from '../../ui/chip.tsx'
import { FundingBar } from './funding-bar.tsx'
import { ItemActions } from './item-actions.tsx'
import { itemStatus, moneyOf } from './item-money.ts'
import { ItemPicture } from './item-picture.tsx'

export type ItemAction = 'details' | 'edit' | 'reset' | 'delete'

interface ItemCardProps {
  item: OwnerItem
  isHighlighted: boolean
  onAction: (action: ItemAction, item: OwnerItem) => void
}

/** One item as its owner manages it. */
export function ItemCard({ item, isHighlighted, onAction }: ItemCardProps) {
  const { card } = itemMessages
  const titleId = `item-title-${item.id}`
  return (
    <article
      id={`item-${item.id}`}
      className={isHighlighted ? 'panel item is-highlighted' : 'panel item'}
      aria-labelledby={titleId}
    >
      <div className="item-top">
        <ItemPicture item={item} />
        <div className="item-facts">
          <div className="item-line">
            <p className="truncate">{item.category}</p>
            <StatusChip item={item} />
          </div>
          <h3 id={titleId} dir="auto">
            <button type="button" onClick={() => onAction('details', item)}>
              {item.productName}
            </button>
          </h3>
          <p className="item-amounts num">
            <b>{formatDollars(item.amountContributed)}</b> {card.of(item.totalPrice)}
          </p>
          <FundingBar item={item} />
          <Standing item={item} />
        </div>
      </div>
      <div className="item-foot">
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => onAction('details', item)}
        >
          <Users className="icon icon-16" aria-hidden="true" />
          {card.details}
          {item.contributorCount > 0 && <span className="count">{item.contributorCount}</span>}
          <span className="vh">{item.productName}</span>
        </button>
        <ItemActions item={item} onAction={onAction} />
      </div>
    </article>
  )
}

function StatusChip({ item }: { item: OwnerItem }) {
  const { status } = itemMessages.card
  const kind = itemStatus(item)
  const Icon = { open: Sparkle, partly: CircleDotDashed, gifted: CircleCheck }[kind]
  const tone = ({ open: 'sky', partly: 'apricot', gifted: 'moss' } as const)[kind]
  return (
    <Chip tone={tone}>
      <Icon className="icon" aria-hidden="true" />
      {status[kind]}
    </Chip>
  )
}

function Standing({ item }: { item: OwnerItem }) {
  const { card } = itemMessages
  const { promised, left } = moneyOf(item)
  const rest = item.isFullyFunded ? card.complete(item.contributorCount) : card.left(left)
  if (item.contributorCount === 0 && !item.isFullyFunded) {
    return <p className="item-standing">{card.none}</p>
  }
  return (
    <p className="item-standing num">
      {promised > 0 && (
        <>
          <span className="is-promised">{card.toConfirm(promised)}</span> ·{' '}
        </>
      )}
      {rest}
    </p>
  )
}
