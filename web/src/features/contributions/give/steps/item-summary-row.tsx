import type { PublicItem } from '@registry/shared/contract/items/items'
import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { formatShortDollars } from '@registry/shared/money/format-money'
import { remainingCents } from '@registry/shared/money/money'
import { ItemPicture } from '../../../../ui/images/item-picture.tsx'
import paymentStepStyles from './payment-step.module.css'

/** The item in one row above the form, on screens without room for the side panel. */
export function ItemSummaryRow({ item }: { item: PublicItem }) {
  const left = remainingCents(item.totalPrice, item.amountContributed)
  return (
    <div className="side-mini row gap-12 align-center pad-8 fill-sunken radius-12">
      <span className="thumb">
        <ItemPicture item={item} room={{ width: 48, height: 40 }} priority="early" />
      </span>
      <div className="grows shrinks">
        <p className="text-14 weight-600 breaks clamp" dir="auto">
          {item.productName}
        </p>
        <p className="hint num">
          {formatShortDollars(item.amountContributed)}{' '}
          {t.given(formatShortDollars(item.totalPrice))}, {t.toGo(formatShortDollars(left))}
        </p>
      </div>
    </div>
  )
}

/** The item in a single line, where the payment needs the space. */
export function ItemSummaryLine({ item }: { item: PublicItem }) {
  return (
    <div
      className={`side-mini row gap-12 align-center fill-sunken radius-12 ${paymentStepStyles.itemLine}`}
    >
      <span className="thumb">
        <ItemPicture item={item} room={{ width: 32, height: 32 }} priority="early" />
      </span>
      <p className="truncate text-14 weight-500" dir="auto">
        {item.productName}
      </p>
    </div>
  )
}
