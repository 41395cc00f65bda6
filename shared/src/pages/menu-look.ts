/** How a visitor left the sidebar: folded to icons, or with labels. */
export type MenuLook = 'rail' | 'labels'

/** Cookie that keeps it, so that the server draws the page as it was left and nothing moves. */
export const MENU_COOKIE = 'menu'

/** Reads what a cookie or an attribute says; undefined when that is no look. */
export function menuLookOf(text: string | undefined): MenuLook | undefined {
  return text === 'rail' || text === 'labels' ? text : undefined
}
