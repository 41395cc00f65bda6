import { quickAddScreens as t } from '@registry/shared/messages/quick-add/quick-add-screens'
import type { DraftProps } from '../../draft-form/draft-form.tsx'

/** Buttons to choose between the current price and the price before the discount. */
export function TwoPrices({ draft, edit }: Omit<DraftProps, 'fields'>) {
  const choices = [
    [draft.priceNow, t.priceNow(draft.priceNow)],
    [draft.priceBefore, t.priceBefore(draft.priceBefore)],
  ] as const
  return (
    <div className="two-prices">
      <span>{t.twoPrices}</span>
      <div>
        {choices.map(([price, label]) => (
          <button
            key={label}
            type="button"
            aria-pressed={draft.totalPrice === price}
            onClick={() => edit({ totalPrice: price })}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
