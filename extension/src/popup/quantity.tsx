import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'

const MAX = 99

interface QuantityProps {
  quantity: number
  onChange: (quantity: number) => void
}

export function Quantity({ quantity, onChange }: QuantityProps) {
  const id = useId()
  return (
    <fieldset className="field" aria-labelledby={id}>
      <span className="label" id={id}>
        {t.fields.quantity}
      </span>
      <span className="stepper">
        <button
          type="button"
          aria-label={t.fewer}
          disabled={quantity <= 1}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus className="icon icon-16" aria-hidden="true" />
        </button>
        <output className="num">{quantity}</output>
        <button
          type="button"
          aria-label={t.more}
          disabled={quantity >= MAX}
          onClick={() => onChange(quantity + 1)}
        >
          <Plus className="icon icon-16" aria-hidden="true" />
        </button>
      </span>
    </fieldset>
  )
}
