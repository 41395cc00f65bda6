/** State of the sidebar: collapsed to icons, or with labels. */
export type MenuLook = 'rail' | 'labels'

/** Cookie with the sidebar's state, so that the server renders the same layout. */
export const MENU_COOKIE = 'menu'

/** Parses a cookie or attribute value; undefined if it is invalid. */
export function menuLookOf(text: string | undefined): MenuLook | undefined {
  return text === 'rail' || text === 'labels' ? text : undefined
}
