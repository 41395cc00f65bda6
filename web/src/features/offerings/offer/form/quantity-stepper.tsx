import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx'
import { Stepper } from '../../../../ui/forms/stepper.tsx'
import { adjustQuantity } from './adjust-quantity.ts'
import type { OfferingForm } from './use-offering-form.ts'

/** Spin field for the quantity: text, buttons or arrow keys. */
export function QuantityStepper({ form }: { form: OfferingForm }) {
  const { quantity } = form.draft
  const max = OFFERING_LIMITS.quantity
  const { error, ...input } = form.control('quantity')
  const step = (by: 1 | -1) => form.set({ quantity: adjustQuantity(quantity, by, max) })
  return (
    <FieldFrame label={t.quantity} side={t.quantityRange(max)} error={error}>
      {control => (
        <Stepper
          look="wide"
          less={t.less}
          more={t.more}
          isMin={quantity === '1'}
          isMax={quantity === String(max)}
          onStep={step}
          {...input}
          {...control}
        />
      )}
    </FieldFrame>
  )
}
