import type { ComponentProps } from 'react'
import { FieldFrame, type FieldParts } from './field-frame.tsx'

/** One line of text with its label; takes every attribute of an input, `ref` too. */
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
