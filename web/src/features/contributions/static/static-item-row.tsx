import type { PublicItem } from '@registry/shared/contract/items/items'
import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { formatShortDollars } from '@registry/shared/money/format-money'
import { remainingCents } from '@registry/shared/money/money'
import { ItemPicture } from '../../../ui/images/item-picture.tsx'

/** The item with its funding, above the form. */
export function StaticItemRow({ item }: { item: PublicItem }) {
  const left = remainingCents(item.totalPrice, item.amountContributed)
  return (
    <div className="side-mini row gap-12 align-center pad-8 fill-sunken radius-12">
      <span className="thumb">
        <ItemPicture item={item} room={{ width: 48, height: 40 }} />
      </span>
      <div className="grows shrinks breaks">
        <p dir="auto">
          <strong>{item.productName}</strong>
        </p>
        <p className="hint num">
          {formatShortDollars(item.amountContributed)}{' '}
          {t.given(formatShortDollars(item.totalPrice))}, {t.toGo(formatShortDollars(left))}
        </p>
      </div>
    </div>
  )
}
