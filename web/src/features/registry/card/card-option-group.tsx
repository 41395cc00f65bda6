import { type ReactNode, useId } from 'react'
import styles from './registry-card.module.css'

interface CardOptionGroupProps<V extends string> {
  label: string
  options: readonly { value: V; content: ReactNode }[]
  value: V
  onChange: (value: V) => void
}

/** A radio group for one option of the card. */
export function CardOptionGroup<V extends string>(props: CardOptionGroupProps<V>) {
  const { label, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className={styles.cardChoice}>
      <legend>{label}</legend>
      <div>
        {options.map(option => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              className="vh"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.content}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
