import { ITEM_FILTERS, type ItemFilter } from '../../features/items/list/item-filter.ts'
import type { DashboardEntry } from '../../features/owner-layout/owner-menu.tsx'
import { paths } from '../../lib/url/paths.ts'

const SHOW = 'show'
export const TAB = 'tab'

export type DashboardTab = 'registry' | 'gift-passing'

/** Returns the dashboard URL of an entry of the owner's menu. */
export function dashboardUrl(entry: DashboardEntry): string {
  if (entry === 'manage') return `${paths.dashboard}?addItem=true`
  const filter = ITEM_FILTERS.find(name => name === entry && name !== 'all')
  return filter ? `${paths.dashboard}?${SHOW}=${filter}` : paths.dashboard
}

/** Returns the item filter in the query string; `all` by default. */
export function filterIn(query: URLSearchParams): ItemFilter {
  return ITEM_FILTERS.find(name => name === query.get(SHOW)) ?? 'all'
}

/** Returns the tab in the query string. */
export function tabIn(query: URLSearchParams): DashboardTab {
  return query.get(TAB) === 'gift-passing' ? 'gift-passing' : 'registry'
}
