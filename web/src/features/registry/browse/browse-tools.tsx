import type { PublicItem } from '@registry/shared/contract/items/items'
import { CompactList } from './compact-list.tsx'
import { ItemTools } from './item-tools.tsx'
import { NoMatches } from './no-matches.tsx'
import { searchItems } from './search-items.ts'
import { createSorter, parseSort } from './sort-items.ts'

/** Number of items from which on visitors can choose the compact list. */
const COMPACT_FROM = 25

interface BrowseParams {
  query: string
  sort: string | undefined
  view: string | undefined
}

/** Creates search, sort and compact list of one page. They are loaded for long lists only. */
export function createBrowse() {
  const sortItems = createSorter()
  return (items: PublicItem[], { query, sort: requestedSort, view }: BrowseParams) => {
    const sort = parseSort(requestedSort)
    const hasCompact = items.length >= COMPACT_FROM
    const isCompact = hasCompact && view === 'compact'
    return {
      items: sortItems(items, sort),
      query,
      /** Undefined for the list as the HTML has it. */
      view: query || sort ? [query, sort] : undefined,
      search: searchItems,
      bar: <ItemTools {...{ query, sort, isCompact, hasCompact }} />,
      empty: query && <NoMatches query={query} />,
      List: isCompact ? CompactList : undefined,
    }
  }
}
