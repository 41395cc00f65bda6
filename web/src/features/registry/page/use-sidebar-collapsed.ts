import { useSyncExternalStore } from 'react'
import {
  onSidebarPreferenceChange,
  sidebarPreference,
  storeSidebarPreference,
} from './sidebar-preference.ts'

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
