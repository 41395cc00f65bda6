import { MENU_COOKIE, type MenuLook, menuLookOf } from '@registry/shared/pages/menu-look'

const CHANGED = 'keptmenuchange'
const YEAR_S = 365 * 24 * 60 * 60

/**
 * How the visitor last left the sidebar, as the server marked the document: the style sheet follows the
 * mark. Undefined when they never chose.
 */
export function keptMenu(): MenuLook | undefined {
  return menuLookOf(document.documentElement.dataset.menu)
}

/** Keeps a choice for this page, and for the next where this browser may. */
export function keepMenu(look: MenuLook): void {
  document.documentElement.dataset.menu = look
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there without https
  document.cookie = `${MENU_COOKIE}=${look}; path=/registry; max-age=${YEAR_S}; samesite=lax`
  dispatchEvent(new Event(CHANGED))
}

export function onMenuChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
