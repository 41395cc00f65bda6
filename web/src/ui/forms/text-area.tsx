import type { ComponentProps } from 'react'
import { FieldFrame, type FieldParts } from './field-frame.tsx'

/** Multi-line text input with its label. */
export function TextArea({
  label,
  side,
  hint,
  error,
  id,
  ...area
}: ComponentProps<'textarea'> & FieldParts) {
  return (
    <FieldFrame id={id} label={label} side={side} hint={hint} error={error}>
      {control => <textarea className="input" {...area} {...control} />}
    </FieldFrame>
  )
}
