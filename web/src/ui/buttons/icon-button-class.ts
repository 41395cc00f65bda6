import { classNames } from '../class-names.ts'

export type IconButtonLook = 'danger' | 'idle'

/** Returns the class names of an icon button, for `<button>` and `<a>` alike. */
export function iconButtonClass(look?: IconButtonLook, className?: string): string {
  return classNames('icon-btn', look && `is-${look}`, className)
}
