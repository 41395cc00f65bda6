import type { ComponentProps } from 'react'
import { FieldFrame, type FieldParts, splitFieldProps } from './field-frame.tsx'

/** Single-line text input with its label; accepts all input attributes, including `ref`. */
export function Field(props: ComponentProps<'input'> & FieldParts) {
  const [frame, input] = splitFieldProps(props)
  return (
    <FieldFrame {...frame}>
      {control => <input className="input" {...input} {...control} />}
    </FieldFrame>
  )
}
