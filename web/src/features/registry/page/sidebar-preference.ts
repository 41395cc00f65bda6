import {
  parseSidebarState,
  SIDEBAR_COOKIE,
  type SidebarState,
} from '@registry/shared/public-pages/sidebar-state'

const CHANGED = 'keptmenuchange'
const YEAR_S = 365 * 24 * 60 * 60

/**
 * Returns the sidebar state that the visitor chose last. The server writes it from the cookie into a
 * data attribute, which the style sheet uses. Undefined without a choice.
 */
export function sidebarPreference(): SidebarState | undefined {
  return parseSidebarState(document.documentElement.dataset.menu)
}

/** Applies a choice to this page and stores it in a cookie for one year. */
export function storeSidebarPreference(look: SidebarState): void {
  document.documentElement.dataset.menu = look
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
  document.cookie = `${SIDEBAR_COOKIE}=${look}; path=/registry; max-age=${YEAR_S}; samesite=lax`
  dispatchEvent(new Event(CHANGED))
}

export function onSidebarPreferenceChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
