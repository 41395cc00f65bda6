import { type ComponentProps, useEffect, useRef } from 'react'

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'ref'> {
  label: string
  /** Some of what it stands for is ticked, not all. */
  isMixed?: boolean
}

/** A box to tick in a row, in a target of 44 px; its name is for those who do not see the row. */
export function TickBox({ label, isMixed = false, className = '', ...input }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // There is no attribute for it.
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <span className={`tick ${className}`}>
      <input ref={box} type="checkbox" aria-label={label} {...input} />
    </span>
  )
}
