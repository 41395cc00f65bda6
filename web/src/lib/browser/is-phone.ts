/** Returns whether this is a phone or tablet, or a window as narrow as one: browser extensions do not run there. */
export function isPhone(): boolean {
  return matchMedia('(max-width: 767px), (hover: none) and (pointer: coarse)').matches
}
