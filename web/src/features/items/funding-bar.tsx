import type { OwnerItem } from '@registry/shared/contract/items'
import { itemMessages } from '@registry/shared/messages/items'
import type { Cents } from '@registry/shared/money/money'
import { moneyOf } from './item-money.ts'

function share(part: Cents, whole: Cents): number {
  return whole === 0 ? 100 : Math.min(100, (part / whole) * 100)
}

/** How far an item is: solid for confirmed money, hatched for promised. The words stand beside it. */
export function FundingBar({ item }: { item: OwnerItem }) {
  const { confirmed, promised } = moneyOf(item)
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={itemMessages.card.funded(item.productName)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share(item.amountContributed, item.totalPrice))}
    >
      <i style={{ inlineSize: `${share(confirmed, item.totalPrice)}%` }} />
      {promised > 0 && (
        <i className="is-promised" style={{ inlineSize: `${share(promised, item.totalPrice)}%` }} />
      )}
    </div>
  )
}
