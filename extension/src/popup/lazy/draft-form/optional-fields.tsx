import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import type { DraftProps } from '../../draft-form/draft-form.tsx'
import styles from '../../fields.module.css'
import { Field } from '../../ui/field.tsx'

/** URL field of a draft entered by hand. */
export function LinkField({ draft, fields, edit }: DraftProps) {
  return (
    <Field label={quickAddScreens.fields.link} error={fields.productUrl}>
      {control => (
        <input
          {...control}
          className="input"
          type="url"
          placeholder={quickAddScreens.linkPlaceholder}
          value={draft.productUrl}
          onChange={event => edit({ productUrl: event.target.value })}
        />
      )}
    </Field>
  )
}

/** The owner's note to visitors. */
export function NoteField({ draft, fields, edit }: DraftProps) {
  return (
    <Field label={quickAddScreens.note} error={fields.productDescription}>
      {control => (
        <textarea
          {...control}
          className="input"
          rows={2}
          dir="auto"
          maxLength={1000}
          // biome-ignore lint/a11y/noAutofocus: the owner has just opened this field
          autoFocus={draft.note === ''}
          value={draft.note}
          onChange={event => edit({ note: event.target.value })}
        />
      )}
    </Field>
  )
}

/** Buttons to choose between the current price and the one before the discount, or two that the page states. */
export function TwoPrices({ draft, edit }: Omit<DraftProps, 'fields'>) {
  const { priceNow, priceBefore, pricesDisagree } = draft
  const choices = pricesDisagree
    ? ([priceNow, priceBefore].map(price => [price, price]) as [string, string][])
    : ([
        [priceNow, quickAddScreens.priceNow(priceNow)],
        [priceBefore, quickAddScreens.priceBefore(priceBefore)],
      ] as const)
  return (
    <div
      className={`row wraps gap-6 align-center text-12 weight-500 tone-warning ${styles.twoPrices}`}
    >
      <span>{pricesDisagree ? quickAddScreens.disagreement : quickAddScreens.twoPrices}</span>
      <div className="row wraps gap-6 align-center">
        {choices.map(([price, label]) => (
          <button
            key={label}
            type="button"
            className="choice choice-line"
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
