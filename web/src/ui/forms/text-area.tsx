import type { ComponentProps } from 'react'
import { FieldFrame, type FieldParts, splitFieldProps } from './field-frame.tsx'

/** Multi-line text input with its label. */
export function TextArea(props: ComponentProps<'textarea'> & FieldParts) {
  const [frame, area] = splitFieldProps(props)
  return (
    <FieldFrame {...frame}>
      {control => <textarea className="input" {...area} {...control} />}
    </FieldFrame>
  )
}
