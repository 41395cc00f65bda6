import type { OwnProduct } from '@registry/shared/contract/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add-screens'
import { Art } from './art.tsx'
import { dollars } from './dollars.ts'
import { DoneBar } from './done-bar.tsx'
import { ItemCard } from './item-card.tsx'
import { ScreenTitle } from './screen-title.tsx'

const { duplicate: t } = quickAddScreens

/** More of an item are wanted now. */
export function Raised({ item }: { item: OwnProduct }) {
  const { quantity } = item
  return (
    <>
      <main className="body is-centred">
        <ScreenTitle art={<Art of="done" />} title={t.raised(quantity)} text={t.raisedText} />
        <ItemCard
          name={item.productName}
          facts={`${dollars(item.totalPrice)} · ${t.quantity(quantity)}`}
          picture={item.thumbnailUrl}
        />
      </main>
      <DoneBar itemId={item.id} />
    </>
  )
}
