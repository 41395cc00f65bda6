import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import type { Draft } from '../draft/draft.ts'
import { isDoubtful } from '../draft/is-doubtful.ts'
import type { DraftProps } from './draft-form.tsx'
import { Field } from './field.tsx'
import { Quantity } from './quantity.tsx'

/** Price, currency and quantity, and under them what to know about the price. */
export function PriceRow({ draft, fields, edit }: DraftProps) {
  return (
    <>
      <div className="price-row">
        <Field
          label={t.fields.price}
          isDoubtful={isDoubtful(draft, 'totalPrice')}
          error={fields.totalPrice}
        >
          {control => (
            <span className="affix">
              <span aria-hidden="true">$</span>
              <input
                {...control}
                className="input num"
                inputMode="decimal"
                autoComplete="off"
                value={draft.totalPrice}
                onChange={event => edit({ totalPrice: event.target.value })}
              />
            </span>
          )}
        </Field>
        <Field label={t.fields.currency}>
          {control => (
            <select
              {...control}
              className="input select"
              value={draft.currency}
              onChange={event => edit({ currency: event.target.value })}
            >
              {[...new Set(['SGD', draft.currency])].map(code => (
                <option key={code}>{code}</option>
              ))}
            </select>
          )}
        </Field>
        <Quantity quantity={draft.quantity} onChange={quantity => edit({ quantity })} />
      </div>
      {draft.priceBefore !== '' && <TwoPrices draft={draft} edit={edit} />}
      {priceHint(draft) && <p className="about is-warning">{priceHint(draft)}</p>}
    </>
  )
}

function TwoPrices({ draft, edit }: Omit<DraftProps, 'fields'>) {
  const choices = [
    [draft.priceNow, t.priceNow(draft.priceNow)],
    [draft.priceBefore, t.priceBefore(draft.priceBefore)],
  ] as const
  return (
    <div className="two-prices">
      <span>{t.twoPrices}</span>
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
  )
}

function priceHint({ currency, shop, priceNow }: Draft): string {
  if (currency !== 'SGD') return t.noRate(currency)
  return shop !== '' && priceNow === '' ? t.priceNotFound : ''
}
