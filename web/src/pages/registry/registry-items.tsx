import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { useDeferredValue, useMemo } from 'react'
import { useBrowseTools } from '../../features/registry/browse/use-browse-tools.ts'
import { FilterBar } from '../../features/registry/filter/filter-bar.tsx'
import { usePublicItemFilter } from '../../features/registry/filter/use-public-item-filter.ts'
import { useShownItems } from '../../features/registry/filter/use-shown-items.ts'
import { ContributeForm } from '../../features/registry/items/contribute-button.tsx'
import { NoPublicItems } from '../../features/registry/items/no-public-items.tsx'
import { PublicItemGrid } from '../../features/registry/items/public-item-grid.tsx'
import { RegistryActionsBar } from '../../features/registry/page/registry-actions-bar.tsx'
import styles from '../../features/registry/page/registry-page.module.css'
import { scrollToItems } from '../../lib/browser/scroll-to-items.ts'
import { pushQuery, useQueryParam } from '../../lib/url/page-url.ts'
import { loadContributeToItem, loadOfferItemSheet, prefetchChunk } from './load-sheets.ts'

/** A constant object, so that memoized cards do not rerender. */
const ITEM_ACTIONS = {
  onContribute: (item: PublicItem) => pushQuery({ contribute: item.id }),
  onWhoGave: (item: PublicItem) => pushQuery({ details: item.id }),
  onContributeIntent: () => prefetchChunk(loadContributeToItem),
}

interface RegistryItemsProps {
  items: PublicItem[]
  /** Undefined when the registry does not accept offerings. */
  onPassGifts: (() => void) | undefined
}

/**
 * The items of a registry with their filters. A changed status renders only its buttons and the list; what sums up the
 * list is rendered again after the list is painted.
 */
export function RegistryItems({ items, onPassGifts }: RegistryItemsProps) {
  const [filter, setFilter] = usePublicItemFilter(items)
  const { hasTools, tools } = useBrowseTools(items)
  const page = useQueryParam('page')
  const view = JSON.stringify([filter, tools?.view])
  const sorted = tools?.items ?? items
  const shown = useShownItems(sorted, filter, tools)
  const { category } = filter
  const status = useDeferredValue(filter.status)
  const count = useDeferredValue(shown.length)
  const isAllFunded = shown.length > 0 && shown.every(item => item.isFullyFunded)
  return (
    <>
      {useMemo(
        () => (
          <>
            <RegistryActionsBar
              isAllFunded={isAllFunded}
              onContribute={scrollToItems}
              onPassGifts={onPassGifts}
              onPassIntent={() => prefetchChunk(loadOfferItemSheet)}
            />
            {items.length > 0 && (
              <FilterBar items={items} shownCount={count} filter={{ category, status }} />
            )}
            <ContributeForm filter={{ category, status }} />
          </>
        ),
        [items, count, category, status, isAllFunded, onPassGifts],
      )}
      {hasTools && <div className={styles.tools}>{tools?.bar}</div>}
      <h2 className="vh" id="items" tabIndex={-1}>
        {registryMessages.itemsHeading}
      </h2>
      {tools?.List
        ? shown.length > 0 && <tools.List items={shown} view={view} actions={ITEM_ACTIONS} />
        : shown.length > 0 && (
            <PublicItemGrid
              all={sorted}
              items={shown}
              view={view}
              page={page}
              actions={ITEM_ACTIONS}
            />
          )}
      {shown.length === 0 &&
        (tools?.empty || (
          <NoPublicItems
            items={items}
            filter={filter}
            onClear={() => {
              setFilter({ category: undefined, status: 'all' })
              scrollToItems()
            }}
          />
        ))}
    </>
  )
}
