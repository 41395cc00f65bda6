import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useController } from 'react-hook-form'
import { FieldFrame } from '../../../ui/forms/field-frame.tsx'
import { parseQuantity, QUANTITY_MAX, stepQuantity } from './quantity-codec.ts'
import type { ItemFormState } from './use-item-form.ts'

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

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
  const stepByKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!by) return
    event.preventDefault()
    step(by)
  }
  return (
    <FieldFrame label={t.quantity} hint={t.quantityHint} error={fieldState.error?.message}>
      {control => (
        <span className="stepper">
          <Step label={t.fewer} isOff={count === 0} onStep={() => step(-1)} icon={Minus} />
          <input
            className="input num"
            role="spinbutton"
            aria-valuenow={count}
            aria-valuemin={0}
            aria-valuemax={QUANTITY_MAX}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            onKeyDown={stepByKey}
            {...field}
            {...control}
          />
          <Step label={t.more} isOff={count === QUANTITY_MAX} onStep={() => step(1)} icon={Plus} />
        </span>
      )}
    </FieldFrame>
  )
}

interface StepProps {
  label: string
  /** Whether the limit in this direction is reached. */
  isOff: boolean
  onStep: () => void
  icon: typeof Plus
}

/** Uses aria-disabled at the limit, so that the focus is not lost. */
function Step({ label, isOff, onStep, icon: Icon }: StepProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={onStep}>
      <Icon className="icon icon-16" aria-hidden="true" />
    </button>
  )
}
