/** State of the sidebar: collapsed to icons, or with labels. */
export type SidebarState = 'rail' | 'labels'

/** Cookie with the sidebar's state, so that the server renders the same layout. */
export const SIDEBAR_COOKIE = 'menu'

/** Parses a cookie or attribute value; undefined if it is invalid. */
export function parseSidebarState(text: string | undefined): SidebarState | undefined {
  return text === 'rail' || text === 'labels' ? text : undefined
}
