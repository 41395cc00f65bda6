import type { PublicItem } from '@registry/shared/contract/items/items'
import { useLayoutEffect } from 'react'
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
    const { items: sorted, keep } = sortItems(items, sort)
    const hasCompact = items.length >= COMPACT_FROM
    const isCompact = hasCompact && view === 'compact'
    return {
      items: sorted,
      query,
      /** Undefined for the list as the HTML has it. */
      view: query || sort ? [query, sort] : undefined,
      search: searchItems,
      bar: (
        <>
          <ItemTools {...{ query, sort, isCompact, hasCompact }} />
          <AfterRender run={keep} />
        </>
      ),
      empty: query && <NoMatches query={query} />,
      List: isCompact ? CompactList : undefined,
    }
  }
}

/** Calls a function when React has applied a rendering. */
function AfterRender({ run }: { run: () => void }) {
  useLayoutEffect(run, [run])
  return null
}
