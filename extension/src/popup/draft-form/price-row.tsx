import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { useId, useRef } from 'react'
import styles from '../fields.module.css'
import type { QuickAdd } from '../state/use-quick-add.ts'
import { Field } from '../ui/field.tsx'
import { useLazyParts } from '../use-lazy-parts.ts'
import type { DraftProps } from './draft-form.tsx'
import { Quantity } from './quantity.tsx'

/** Selectable currencies: the registry's first, then those of common retailers. */
const CURRENCIES = 'SGD MYR INR IDR THB PHP VND TWD HKD CNY JPY USD AUD EUR GBP'.split(' ')

/** Price, currency and quantity, with hints about the price. */
export function PriceRow({
  draft,
  fields,
  edit,
  sendRequest,
}: DraftProps & Pick<QuickAdd, 'sendRequest'>) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isOwn = draft.currency === 'SGD'
  const hasTwoPrices = draft.priceBefore !== ''
  const { RateHint, TwoPrices } = useLazyParts(!isOwn || hasTwoPrices)
  return (
    <>
      <div className={`row wraps gap-8 ${styles.priceRow}`}>
        <Field
          label={t.fields.price}
          isDoubtful={draft.check.includes('totalPrice')}
          error={fields.totalPrice}
          about={id}
        >
          {control => (
            <span className="affix">
              {isOwn && <span aria-hidden="true">$</span>}
              <input
                {...control}
                ref={input}
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
              className={`input ${styles.select}`}
              value={draft.currency}
              onChange={event => edit({ currency: event.target.value })}
            >
              {[...new Set([...CURRENCIES, draft.currency])].map(code => (
                <option key={code}>{code}</option>
              ))}
            </select>
          )}
        </Field>
        <Quantity quantity={draft.quantity} onChange={quantity => edit({ quantity })} />
      </div>
      <div id={id} className="stack gap-6 gone-if-empty">
        {hasTwoPrices && TwoPrices && <TwoPrices draft={draft} edit={edit} />}
        {!isOwn && RateHint && (
          <RateHint
            key={draft.currency}
            draft={draft}
            sendRequest={sendRequest}
            onApply={change => {
              edit(change)
              input.current?.focus()
            }}
          />
        )}
        {isOwn && draft.shop !== '' && draft.priceNow === '' && (
          <p className="text-12 weight-500 tone-warning">{t.priceNotFound}</p>
        )}
      </div>
    </>
  )
}
