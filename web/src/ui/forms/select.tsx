import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldParts, splitFieldProps } from './field-frame.tsx'

interface SelectProps extends ComponentProps<'select'>, FieldParts {
  options: readonly string[]
  /** First option with an empty value. */
  placeholder?: string
}

/**
 * Native select: phones show their picker, and typing the first letters finds an option.
 */
export function Select(props: SelectProps) {
  const [frame, { options, placeholder, ...select }] = splitFieldProps(props)
  return (
    <FieldFrame {...frame}>
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
