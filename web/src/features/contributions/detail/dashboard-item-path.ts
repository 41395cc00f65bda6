import { paths } from '../../../lib/url/paths.ts'

/** Returns the path of the dashboard that scrolls to this item. */
export function dashboardItemPath(itemId: string): string {
  return `${paths.dashboard}#item-${itemId}`
}
