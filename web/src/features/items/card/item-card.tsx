import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { itemMessages } from '@registry/shared/messages/items/items'
import { formatDollars } from '@registry/shared/money/format-money'
import { CircleCheck, CircleDotDashed, EyeOff, Sparkle, Users } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Text } from '../../../ui/text/text.tsx'
import listToolbarStyles from '../list/list-toolbar.module.css'
import { FundingBar } from './funding-bar.tsx'
import { ItemActions } from './item-actions.tsx'
import itemCardStyles from './item-card.module.css'
import { itemStatus, sumItemFunding } from './item-funding.ts'
import { ItemImage } from './item-image.tsx'

export type ItemAction = 'details' | 'edit' | 'reset' | 'delete' | 'hide' | 'show'

interface ItemCardProps {
  item: OwnerItem
  isHighlighted: boolean
  /** Must have a stable identity, or every card renders again; the same applies to `onSelect`. */
  onAction: (action: ItemAction, item: OwnerItem) => void
  /** Undefined outside selection mode. */
  isSelected: boolean | undefined
  onSelect: (id: string) => void
}

/** Card of an item in the owner's list. */
export const ItemCard = memo(ItemArticle)

function ItemArticle({ item, isHighlighted, onAction, isSelected, onSelect }: ItemCardProps) {
  const { card } = itemMessages
  const titleId = `item-title-${item.id}`
  const isSelecting = isSelected !== undefined
  return (
    <Card
      as="article"
      id={`item-${item.id}`}
      className={cardClass({ isHighlighted, isSelected, isHidden: item.isHidden })}
      aria-labelledby={titleId}
    >
      <Inline gap={16} grows pad={16}>
        <ItemImage item={item} />
        <Box grows shrinks className={listToolbarStyles.itemFacts}>
          <CardLine item={item} />
          <Text as="h3" size={16} weight={600} canBreak id={titleId} dir="auto">
            <button
              type="button"
              className={`clamp quiet-link ${itemCardStyles.itemName}`}
              onClick={() => onAction('details', item)}
            >
              {item.productName}
            </button>
          </Text>
          <Text tone="muted" above={6} below={8} isNumeric>
            <Text as="b" size={16} weight={600} tone="ink">
              {formatDollars(item.amountContributed)}
            </Text>{' '}
            {card.of(item.totalPrice)} <Quantity count={item.quantity} />
          </Text>
          <FundingBar item={item} />
          <Standing item={item} />
        </Box>
      </Inline>
      <Inline gap={8} align="center" line="above" pad={8} className={itemCardStyles.itemFoot}>
        {isSelecting && (
          <Checkbox
            label={itemListMessages.select.item(item.productName)}
            checked={isSelected}
            onChange={() => onSelect(item.id)}
          />
        )}
        <Button
          look="quiet"
          size="sm"
          className={itemCardStyles.itemMore}
          onClick={() => onAction('details', item)}
        >
          <Users className="icon icon-16" aria-hidden="true" />
          {card.details}
          {item.contributorCount > 0 && <Badge tone="neutral">{item.contributorCount}</Badge>}
          <span className="vh">{item.productName}</span>
        </Button>
        {!isSelecting && <ItemActions item={item} onAction={onAction} />}
      </Inline>
    </Card>
  )
}

function cardClass(states: {
  isHighlighted: boolean
  isSelected: boolean | undefined
  isHidden: boolean
}): string {
  return [
    `column shrinks ${itemCardStyles.item} ${listToolbarStyles.item}`,
    states.isHighlighted && itemCardStyles.isHighlighted,
    states.isSelected && listToolbarStyles.isSelected,
    states.isHidden && listToolbarStyles.isHidden,
  ]
    .filter(Boolean)
    .join(' ')
}

function CardLine({ item }: { item: OwnerItem }) {
  return (
    <Inline
      gap={12}
      align="center"
      justify="between"
      size={12}
      tone="faint"
      className={`${listToolbarStyles.itemLine} small-chips`}
    >
      <p className="truncate">{item.category}</p>
      {item.isHidden ? (
        <Chip tone="neutral" icon={EyeOff}>
          {itemListMessages.hidden}
        </Chip>
      ) : (
        <StatusChip item={item} />
      )}
    </Inline>
  )
}

function Quantity({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <Badge tone="neutral">
      <span aria-hidden="true">{itemListMessages.quantity(count)}</span>
      <span className="vh">{itemListMessages.quantityName(count)}</span>
    </Badge>
  )
}

function StatusChip({ item }: { item: OwnerItem }) {
  const { status } = itemMessages.card
  const kind = itemStatus(item)
  const icon = { open: Sparkle, partly: CircleDotDashed, gifted: CircleCheck }[kind]
  const tone = ({ open: 'sky', partly: 'apricot', gifted: 'moss' } as const)[kind]
  return (
    <Chip tone={tone} icon={icon}>
      {status[kind]}
    </Chip>
  )
}

function Standing({ item }: { item: OwnerItem }) {
  const { card } = itemMessages
  const { promised, left } = sumItemFunding(item)
  const rest = item.isFullyFunded ? card.complete(item.contributorCount) : card.left(left)
  if (item.contributorCount === 0 && !item.isFullyFunded) {
    return (
      <Text size={12} tone="muted" above={6}>
        {card.none}
      </Text>
    )
  }
  return (
    <Text size={12} tone="muted" above={6}>
      {promised > 0 && (
        <>
          <Text as="span" weight={600} tone="warning">
            {card.toConfirm(promised)}
          </Text>{' '}
          ·{' '}
        </>
      )}
      {rest}
    </Text>
  )
}
