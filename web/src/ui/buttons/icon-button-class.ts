export type IconButtonLook = 'danger' | 'idle'

/** Returns the class names of an icon button, for `<button>` and `<a>` alike. */
export function iconButtonClass(look?: IconButtonLook, className?: string): string {
  return ['icon-btn', look && `is-${look}`, className].filter(Boolean).join(' ')
}
