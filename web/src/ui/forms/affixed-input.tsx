import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface AffixedInputProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** Element before the input, such as a currency sign. */
  prefix: ReactNode
  /** Element after the input, such as a unit. */
  suffix?: ReactNode
  /** Class of the frame around input and affixes. */
  frameClass?: string | undefined
}

/** Input between fixed texts, in one frame. */
export function AffixedInput({
  prefix,
  suffix,
  frameClass,
  className,
  ...input
}: AffixedInputProps) {
  return (
    <span className={classNames('affix', frameClass)}>
      {prefix}
      <input className={classNames('input', className)} {...input} />
      {suffix}
    </span>
  )
}
