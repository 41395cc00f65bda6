import type { ComponentProps } from 'react'
import { FieldFrame, type FieldParts } from '../../../ui/forms/field-frame.tsx'

/** Input for an amount in Singapore dollars; parsed on blur. */
export function MoneyField({
  label,
  side,
  hint,
  error,
  id,
  ...input
}: ComponentProps<'input'> & FieldParts) {
  return (
    <FieldFrame id={id} label={label} side={side} hint={hint} error={error}>
      {control => (
        <span className="affix">
          <span aria-hidden="true">$</span>
          <input className="input num" inputMode="decimal" {...input} {...control} />
          <span className="affix-tail" aria-hidden="true">
            SGD
          </span>
        </span>
      )}
    </FieldFrame>
  )
}
