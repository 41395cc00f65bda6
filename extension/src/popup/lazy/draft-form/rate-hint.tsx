import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { convertToSgd } from '@registry/shared/money/convert-to-sgd'
import { useEffect, useState } from 'react'
import type { Draft } from '../../../draft/draft.ts'
import type { ExchangeRate } from '../../../messages.ts'
import styles from '../../fields.module.css'
import type { QuickAdd } from '../../state/use-quick-add.ts'
import { formatDay } from '../format-day.ts'

const { rate: t } = quickAddScreens
const UNKNOWN: ExchangeRate = { sgdPerUnit: null, asOf: null }

interface RateHintProps extends Pick<QuickAdd, 'sendRequest'> {
  draft: Draft
  onApply: (change: Partial<Draft>) => void
}

/** Shows a foreign price in Singapore dollars, with a button to apply it. */
export function RateHint({ draft, sendRequest, onApply }: RateHintProps) {
  const { currency } = draft
  const [rate, setRate] = useState<ExchangeRate>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a currency
  useEffect(() => {
    let isShown = true
    const show = (answer: ExchangeRate) => isShown && setRate(answer)
    sendRequest({ type: 'rate', currency }).then(show, () => show(UNKNOWN))
    return () => {
      isShown = false
    }
  }, [currency])
  if (!rate) return null
  const { sgdPerUnit, asOf } = rate
  if (sgdPerUnit === null)
    return <p className="text-12 weight-500 tone-warning">{t.none(currency)}</p>
  const convert = (price: string) => convertToSgd(price, currency, sgdPerUnit)
  const totalPrice = convert(draft.totalPrice)
  return (
    <div
      className={`row wraps gap-6 align-center text-12 weight-500 tone-warning ${styles.twoPrices}`}
      role="status"
    >
      <span>
        {t.is(currency, String(Number(sgdPerUnit.toPrecision(4))))}
        {asOf && t.asOf(formatDay(asOf))}
      </span>
      {totalPrice && (
        <button
          type="button"
          className="choice choice-line"
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
