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
