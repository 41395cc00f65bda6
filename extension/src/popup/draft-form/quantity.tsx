import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { useId } from 'react'
import styles from '../fields.module.css'
import { Icon } from '../ui/icon.tsx'

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
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={t.fewer}
          disabled={quantity <= 1}
          onClick={() => onChange(quantity - 1)}
        >
          <Icon of="minus" isSmall />
        </button>
        <output className="num">{quantity}</output>
        <button
          type="button"
          aria-label={t.more}
          disabled={quantity >= MAX}
          onClick={() => onChange(quantity + 1)}
        >
          <Icon of="plus" isSmall />
        </button>
      </span>
    </fieldset>
  )
}
