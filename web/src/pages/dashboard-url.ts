import { ITEM_FILTERS, type ItemFilter } from '../features/items/item-filter.ts'
import type { DashboardEntry } from '../features/owner-layout/owner-menu.tsx'
import { paths } from '../lib/paths.ts'

const SHOW = 'show'
export const TAB = 'tab'

export type DashboardTab = 'registry' | 'gift-passing'

/** Where an entry of the owner's menu leads from any other page. */
export function dashboardUrl(entry: DashboardEntry): string {
  if (entry === 'manage') return `${paths.dashboard}?addItem=true`
  const filter = ITEM_FILTERS.find(name => name === entry && name !== 'all')
  return filter ? `${paths.dashboard}?${SHOW}=${filter}` : paths.dashboard
}

/** The filter that the dashboard's address asks for; all items unless it names another. */
export function filterIn(query: URLSearchParams): ItemFilter {
  return ITEM_FILTERS.find(name => name === query.get(SHOW)) ?? 'all'
}

/** The tab that the dashboard's address asks for. */
export function tabIn(query: URLSearchParams): DashboardTab {
  return query.get(TAB) === 'gift-passing' ? 'gift-passing' : 'registry'
}
