import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

/** Button; `look` sets its emphasis, `size` its height. */
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
