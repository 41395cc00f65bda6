import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

/** A button of the design; `look` says how loud it is, `size` how tall. */
export function Button({
  look,
  size,
  isBlock,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return (
    <button type={type} className={buttonClass({ look, size, isBlock }, className)} {...rest} />
  )
}
