import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { useController } from 'react-hook-form'
import { FieldFrame } from '../../../ui/forms/field-frame.tsx'
import { Stepper } from '../../../ui/forms/stepper.tsx'
import { parseQuantity, QUANTITY_MAX, stepQuantity } from './quantity-codec.ts'
import type { ItemFormState } from './use-item-form.ts'

/** Spin button for the desired quantity of an item: text, buttons or arrow keys. */
export function QuantityField({ form }: { form: ItemFormState }) {
  const t = itemFormMessages
  const { field, fieldState } = useController({ control: form.control, name: 'quantity' })
  const count = parseQuantity(field.value)
  const step = (by: 1 | -1) =>
    form.setValue('quantity', stepQuantity(field.value, by), {
      shouldDirty: true,
      shouldValidate: true,
    })
  return (
    <FieldFrame label={t.quantity} hint={t.quantityHint} error={fieldState.error?.message}>
      {control => (
        <Stepper
          less={t.fewer}
          more={t.more}
          isMin={count === 0}
          isMax={count === QUANTITY_MAX}
          onStep={step}
          role="spinbutton"
          aria-valuenow={count}
          aria-valuemin={0}
          aria-valuemax={QUANTITY_MAX}
          {...field}
          {...control}
        />
      )}
    </FieldFrame>
  )
}
