import type { ComponentProps } from 'react'
import { FieldFrame, type FieldParts } from './field-frame.tsx'

/** Single-line text input with its label; accepts all input attributes, including `ref`. */
export function Field({
  label,
  side,
  hint,
  error,
  id,
  ...input
}: ComponentProps<'input'> & FieldParts) {
  return (
    <FieldFrame id={id} label={label} side={side} hint={hint} error={error}>
      {control => <input className="input" {...input} {...control} />}
    </FieldFrame>
  )
}
