import type { OwnProduct } from '@registry/shared/contract/quick-add'
import { quickAddMessages } from '@registry/shared/messages/quick-add'
import { formatDollars } from '@registry/shared/money/format-money'
import { HeartWithLeaves } from './art/heart-with-leaves.tsx'
import { DoneBar } from './done-bar.tsx'
import { ItemCard } from './item-card.tsx'
import { ScreenTitle } from './screen-title.tsx'

const { duplicate: t } = quickAddMessages

/** More of an item are wanted now. */
export function Raised({ item }: { item: OwnProduct }) {
  const { quantity } = item
  return (
    <>
      <main className="body is-centred">
        <ScreenTitle art={<HeartWithLeaves />} title={t.raised(quantity)} text={t.raisedText} />
        <ItemCard
          name={item.productName}
          facts={`${formatDollars(item.totalPrice)} · ${t.quantity(quantity)}`}
          picture={item.thumbnailUrl}
        />
      </main>
      <DoneBar itemId={item.id} />
    </>
  )
}
