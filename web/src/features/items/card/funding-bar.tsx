import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemMessages } from '@registry/shared/messages/items/items'
import type { Cents } from '@registry/shared/money/money'
import { sumItemFunding } from './item-funding.ts'

function percentOf(part: Cents, whole: Cents): number {
  return whole === 0 ? 100 : Math.min(100, (part / whole) * 100)
}

/**
 * Funding of an item: solid for confirmed, hatched for unconfirmed contributions. The amounts are
 * displayed beside it.
 */
export function FundingBar({ item }: { item: OwnerItem }) {
  const { confirmed, promised } = sumItemFunding(item)
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={itemMessages.card.funded(item.productName)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percentOf(item.amountContributed, item.totalPrice))}
    >
      <i style={{ inlineSize: `${percentOf(confirmed, item.totalPrice)}%` }} />
      {promised > 0 && (
        <i
          className="is-promised"
          style={{ inlineSize: `${percentOf(promised, item.totalPrice)}%` }}
        />
      )}
    </div>
  )
}
