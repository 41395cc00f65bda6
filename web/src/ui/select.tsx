import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldParts } from './field-frame.tsx'

/**
 * One of many. The browser's own list: on phones it is the familiar wheel, and typing the first
 * letters finds an entry among dozens.
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
    /** Stands first and means nothing, until something is chosen. */
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
