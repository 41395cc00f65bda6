import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

/** A link that looks like a button. */
export function LinkButton({
  look,
  size,
  isBlock,
  className,
  href,
  ...rest
}: ComponentProps<'a'> & ButtonLook & { href: string }) {
  return <a href={href} className={buttonClass({ look, size, isBlock }, className)} {...rest} />
}
