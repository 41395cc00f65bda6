import {
  parseSidebarState,
  SIDEBAR_COOKIE,
  type SidebarState,
} from '@registry/shared/public-pages/sidebar-state'

const CHANGED = 'keptmenuchange'
const YEAR_S = 365 * 24 * 60 * 60

/**
 * How the visitor last left the sidebar, as the server marked the document: the style sheet follows the
 * mark. Undefined when they never chose.
 */
export function menuPreference(): SidebarState | undefined {
  return parseSidebarState(document.documentElement.dataset.menu)
}

/** Keeps a choice for this page, and for the next where this browser may. */
export function storeMenuPreference(look: SidebarState): void {
  document.documentElement.dataset.menu = look
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there without https
  document.cookie = `${SIDEBAR_COOKIE}=${look}; path=/registry; max-age=${YEAR_S}; samesite=lax`
  dispatchEvent(new Event(CHANGED))
}

export function onMenuChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
