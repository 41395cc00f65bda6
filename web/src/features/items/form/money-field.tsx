import type { ComponentProps } from 'react'
import { FieldFrame, type FieldParts, splitFieldProps } from '../../../ui/forms/field-frame.tsx'

/** Input for an amount in Singapore dollars; parsed on blur. */
export function MoneyField(props: ComponentProps<'input'> & FieldParts) {
  const [frame, input] = splitFieldProps(props)
  return (
    <FieldFrame {...frame}>
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
