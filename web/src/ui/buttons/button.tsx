import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export interface ButtonLook {
  look?: 'primary' | 'tonal' | 'outline' | 'quiet' | 'danger' | 'danger-quiet'
  /** `icon` is 44 x 44 and needs an aria-label. */
  size?: 'sm' | 'lg' | 'icon'
  isBlock?: boolean
}

/** Class names of a button, for `<button>` and `<a>` alike. */
export function buttonClass(
  { look = 'primary', size, isBlock }: ButtonLook,
  className?: string,
): string {
  return classNames('btn', `btn-${look}`, size && `btn-${size}`, isBlock && 'btn-block', className)
}

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
