import {
  parseSidebarState,
  SIDEBAR_COOKIE,
  type SidebarState,
} from '@registry/shared/public-pages/sidebar-state'
import { useSyncExternalStore } from 'react'

/** Below this width the sidebar is collapsed by default. */
const WIDE_VIEWPORT = '(min-width: 1024px)'

function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(WIDE_VIEWPORT)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Returns whether the sidebar is collapsed, and a toggle. The visitor's stored choice overrides the viewport width; the
 * style sheet applies both before hydration.
 */
export function useSidebarCollapsed(): [boolean, () => void] {
  const isNarrow = useSyncExternalStore(
    onWidthChange,
    () => !matchMedia(WIDE_VIEWPORT).matches,
    () => false,
  )
  const chosen = useSyncExternalStore(onSidebarPreferenceChange, sidebarPreference, () => undefined)
  const isCollapsed = chosen === undefined ? isNarrow : chosen === 'rail'
  return [isCollapsed, () => storeSidebarPreference(isCollapsed ? 'labels' : 'rail')]
}

const CHANGED = 'keptmenuchange'
const YEAR_S = 365 * 24 * 60 * 60

/**
 * Returns the sidebar state that the visitor chose last. The server writes it from the cookie into a
 * data attribute, which the style sheet uses. Undefined without a choice.
 */
function sidebarPreference(): SidebarState | undefined {
  return parseSidebarState(document.documentElement.dataset.menu)
}

/** Applies a choice to this page and stores it in a cookie for one year. */
function storeSidebarPreference(look: SidebarState): void {
  document.documentElement.dataset.menu = look
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
  document.cookie = `${SIDEBAR_COOKIE}=${look}; path=/registry; max-age=${YEAR_S}; samesite=lax`
  dispatchEvent(new Event(CHANGED))
}

function onSidebarPreferenceChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
