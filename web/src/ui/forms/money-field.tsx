import type { ComponentProps } from 'react'
import { AffixedInput } from './affixed-input.tsx'
import { FieldFrame, type FieldParts, splitFieldProps } from './field-frame.tsx'

/** Input for an amount in Singapore dollars; parsed on blur. */
export function MoneyField(props: ComponentProps<'input'> & FieldParts) {
  const [frame, input] = splitFieldProps(props)
  return (
    <FieldFrame {...frame}>
      {control => (
        <AffixedInput
          prefix={<span aria-hidden="true">$</span>}
          suffix={
            <span className="affix-tail" aria-hidden="true">
              SGD
            </span>
          }
          className="num"
          inputMode="decimal"
          {...input}
          {...control}
        />
      )}
    </FieldFrame>
  )
}
