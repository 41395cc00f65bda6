/** Joins class names; empty and false ones are left out. */
export function classNames(...names: (string | false | 0 | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
