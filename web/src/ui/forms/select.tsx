import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldParts } from './field-frame.tsx'

/**
 * Native select: phones show their picker, and typing the first letters finds an option.
 */
export function Select({
  label,
  side,
  hint,
  error,
  id,
  options,
  placeholder,
  ...select
}: ComponentProps<'select'> &
  FieldParts & {
    options: readonly string[]
    /** First option with an empty value. */
    placeholder?: string
  }) {
  return (
    <FieldFrame id={id} label={label} side={side} hint={hint} error={error}>
      {control => (
        <span className="input-wrap">
          <select className="input select-input" {...select} {...control}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <ChevronDown className="icon" aria-hidden="true" />
        </span>
      )}
    </FieldFrame>
  )
}
