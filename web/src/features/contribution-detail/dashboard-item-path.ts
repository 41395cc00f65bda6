import { paths } from '../../lib/paths.ts'

/** The dashboard, which shows this item when it opens. */
export function dashboardItemPath(itemId: string): string {
  return `${paths.dashboard}#item-${itemId}`
}
