import { quickAddScreens } from '@registry/shared/messages/quick-add-screens'
import { useEffect, useState } from 'react'
import type { Draft } from '../../draft/draft.ts'
import type { Rate } from '../../messages.ts'
import type { QuickAdd } from '../use-quick-add.ts'
import { dayOf } from './day-of.ts'
import { inDollars } from './in-dollars.ts'

const { rate: t } = quickAddScreens
const UNKNOWN: Rate = { sgdPerUnit: null, asOf: null }

interface RateHintProps extends Pick<QuickAdd, 'rateOf'> {
  draft: Draft
  onApply: (change: Partial<Draft>) => void
}

/** What a price in another currency is in ours, which one press takes. */
export function RateHint({ draft, rateOf, onApply }: RateHintProps) {
  const { currency } = draft
  const [rate, setRate] = useState<Rate>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a currency
  useEffect(() => {
    let isShown = true
    const show = (answer: Rate) => isShown && setRate(answer)
    rateOf(currency).then(show, () => show(UNKNOWN))
    return () => {
      isShown = false
    }
  }, [currency])
  if (!rate) return null
  const { sgdPerUnit, asOf } = rate
  if (sgdPerUnit === null) return <p className="about is-warning">{t.none(currency)}</p>
  const convert = (price: string) => inDollars(price, sgdPerUnit)
  const totalPrice = convert(draft.totalPrice)
  return (
    <div className="two-prices" role="status">
      <span>
        {t.is(currency, String(Number(sgdPerUnit.toPrecision(3))))}
        {asOf && t.asOf(dayOf(asOf))}
      </span>
      {totalPrice && (
        <button
          type="button"
          onClick={() =>
            onApply({
              totalPrice,
              currency: 'SGD',
              priceNow: convert(draft.priceNow),
              priceBefore: convert(draft.priceBefore),
            })
          }
        >
          {t.apply(totalPrice)}
        </button>
      )}
    </div>
  )
}
