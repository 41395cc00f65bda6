import type { OwnProduct } from '@registry/shared/contract/items/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { formatDollars } from '@registry/shared/money/format-money'
import screenStyles from '../../screen.module.css'
import screensStyles from '../../screens.module.css'
import { DoneBar } from './done-bar.tsx'
import { ItemCard } from './item-card.tsx'
import { ScreenTitle } from './screen-title.tsx'

const { duplicate: t } = quickAddScreens

/** Confirms the increased quantity of an item. */
export function QuantityIncreased({ item }: { item: OwnProduct }) {
  const { quantity } = item
  return (
    <>
      <main className={`${screenStyles.body} ${screensStyles.isCentred}`}>
        <ScreenTitle art="done" title={t.raised(quantity)} text={t.raisedText} />
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
