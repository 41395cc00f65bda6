import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Visible text beside the box. Without it the box is compact and needs `label`. */
  children?: ReactNode
  /** Accessible name of a compact checkbox, as in a table row. */
  label?: string
  /** Compact only: shows the indeterminate state, because some but not all rows are selected. */
  isMixed?: boolean
  isFlashing?: boolean
  isPlain?: boolean
}

/** Checkbox with a target of 44 px: with visible text as children, or compact with `label`. */
export function Checkbox({ children, label, isMixed = false, ...rest }: CheckboxProps) {
  const { isFlashing, isPlain, className, ref, ...input } = rest
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // HTML has no attribute for the indeterminate state.
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  if (children === undefined) {
    return (
      <span className={classNames('tick', className)}>
        <input ref={box} type="checkbox" aria-label={label} {...input} />
      </span>
    )
  }
  const states = [input.checked && 'is-checked', isFlashing && 'is-flash', isPlain && 'plain']
  return (
    <label className={classNames('check', ...states)}>
      <input ref={ref} type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  )
}
