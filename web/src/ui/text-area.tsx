import type { ComponentProps } from 'react'
import { FieldFrame, type FieldParts } from './field-frame.tsx'

/** Several lines of text with their label. */
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
