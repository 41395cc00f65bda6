import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx'
import { adjustQuantity } from './adjust-quantity.ts'
import type { OfferingForm } from './use-offering-form.ts'

const KEYS: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** Spin field for the quantity: text, buttons or arrow keys. */
export function QuantityStepper({ form }: { form: OfferingForm }) {
  const { quantity } = form.draft
  const max = OFFERING_LIMITS.quantity
  const { error, ...input } = form.control('quantity')
  const step = (by: 1 | -1) => form.set({ quantity: adjustQuantity(quantity, by, max) })
  const stepByKey = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (!by) return
    event.preventDefault()
    step(by)
  }
  return (
    <FieldFrame label={t.quantity} side={t.quantityRange(max)} error={error}>
      {control => (
        <span className="stepper">
          <button
            type="button"
            aria-label={t.less}
            aria-disabled={quantity === '1'}
            onClick={() => step(-1)}
          >
            <Minus className="icon" aria-hidden="true" />
          </button>
          <input
            className="input num"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            onKeyDown={stepByKey}
            {...input}
            {...control}
          />
          <button
            type="button"
            aria-label={t.more}
            aria-disabled={quantity === String(max)}
            onClick={() => step(1)}
          >
            <Plus className="icon" aria-hidden="true" />
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
