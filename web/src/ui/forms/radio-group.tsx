import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from './field-error.tsx'
import styles from './radio-group.module.css'

interface RadioOptionsProps<Value extends string> {
  options: readonly { value: Value; label: ReactNode }[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Centered boxes, boxes whose content is at the start, or parts of one bar. */
  look?: 'boxes' | 'rows' | 'segments'
  /** Name of the radio buttons; unique in the page. */
  name?: string
  isInvalid?: boolean
  required?: boolean
  /** First radio button, to focus when no option was selected. */
  firstRef?: Ref<HTMLInputElement> | undefined
}

interface RadioGroupProps<Value extends string> extends RadioOptionsProps<Value> {
  legend: string
  error?: string | undefined
  /** Text below, announced when it changes. */
  hint?: string
  className?: string | undefined
}

/** Options of which one is selected, with a legend, an error and a hint. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, error, hint, className, ...options } = props
  const id = useId()
  const describedBy = error ? `${id}-error` : hint !== undefined && `${id}-hint`
  return (
    <fieldset
      className={classNames('field', className)}
      aria-describedby={describedBy || undefined}
    >
      <legend className="label">{legend}</legend>
      <RadioOptions isInvalid={error !== undefined} {...options} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`} role="status">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

/** Radio buttons of a fieldset with a legend of its own. */
export function RadioOptions<Value extends string>(props: RadioOptionsProps<Value>) {
  const { options, value, onChange, look = 'boxes', isInvalid, required, firstRef } = props
  const id = useId()
  const isSegments = look === 'segments'
  return (
    <div
      className={isSegments ? 'seg' : classNames(styles.options, look === 'rows' && styles.rows)}
    >
      {options.map((option, index) => (
        <label
          key={option.value}
          className={
            isSegments
              ? `seg-item ${styles.segment}`
              : `text-14 weight-500 radius-12 hover-sunken ${styles.option}`
          }
        >
          <input
            ref={index === 0 ? firstRef : undefined}
            type="radio"
            className="vh"
            name={props.name ?? id}
            value={option.value}
            required={required}
            checked={option.value === value}
            aria-invalid={isInvalid || undefined}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
