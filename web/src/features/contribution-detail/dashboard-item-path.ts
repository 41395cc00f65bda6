import { paths } from '../../lib/paths.ts'

/** The dashboard, which shows this item when it opens. */
export function itemOnDashboard(itemId: string): string {
  return `${paths.dashboard}#item-${itemId}`
}
