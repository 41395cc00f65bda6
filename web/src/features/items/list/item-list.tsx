import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { itemMessages } from '@registry/shared/messages/items/items'
import { Suspense } from 'react'
import { useEventCallback } from '../../../lib/hooks/use-event-callback.ts'
import { lazyComponent } from '../../../lib/lazy-loading/lazy-component.ts'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import styles from '../../owner-layout/owner-layout.module.css'
import type { ChangeItems } from '../bulk/use-change-items.ts'
import type { ItemAction } from '../card/item-card.tsx'
import type { ItemFilter } from './item-filter.ts'
import { ItemFilterButtons } from './item-filter-buttons.tsx'
import { ItemGrid } from './item-grid.tsx'
import { NoMatch, NoResult } from './items-states.tsx'
import { ListToolbar, ToolsToggle } from './list-toolbar.tsx'
import { type ItemListState, useItemList } from './use-item-list.ts'

const BulkEditBar = lazyComponent(() =>
  import('../bulk/bulk-edit-bar.tsx').then(m => m.BulkEditBar),
)
const ReorderList = lazyComponent(() =>
  import('../reorder/reorder-list.tsx').then(m => m.ReorderList),
)

interface ItemListProps {
  items: OwnerItem[]
  filter: ItemFilter
  onFilter: (filter: ItemFilter) => void
  onAction: (action: ItemAction, item: OwnerItem) => void
  changes: ChangeItems
  highlighted: string | undefined
  /** Three columns on wide screens, for the administrators' listing. */
  isWide: boolean
}

/** The owner's item list with its modes: browse, reorder and select. */
export function ItemList(props: ItemListProps) {
  const { items, changes, filter, onFilter } = props
  const list = useItemList(items, filter, props.highlighted)
  const isReordering = list.mode === 'reorder'
  return (
    <section aria-labelledby="items">
      <Inline gap="12-16" align="end" justify="between" wrap className={styles.sectionHead}>
        <div>
          <h2 id="items" className="display-24" tabIndex={-1}>
            {itemMessages.listTitle(items.length)}
          </h2>
          <p className="muted">
            {isReordering ? itemListMessages.reorder.hint : itemMessages.listSubtitle}
          </p>
        </div>
        {!isReordering && items.length > 1 && <ToolsToggle list={list} />}
        {!isReordering && <ItemFilterButtons items={items} filter={filter} onFilter={onFilter} />}
      </Inline>
      {!isReordering && items.length > 1 && <ListToolbar list={list} canChange={!props.isWide} />}
      {isReordering ? (
        <Suspense>
          <ReorderList items={items} onDone={() => list.enter('browse')} />
        </Suspense>
      ) : (
        <Cards {...props} list={list} />
      )}
      {list.mode === 'select' && (
        <Suspense>
          <BulkEditBar
            selection={list.selection}
            changes={changes}
            onDone={() => list.enter('browse')}
          />
        </Suspense>
      )}
    </section>
  )
}

function Cards(props: ItemListProps & { list: ItemListState }) {
  const { items, filter, onFilter, list, highlighted, isWide } = props
  const onAction = useEventCallback(props.onAction)
  const { shown, search, selection } = list
  return (
    <>
      {search !== '' && (
        <LiveRegion>{itemListMessages.found(shown.length, items.length)}</LiveRegion>
      )}
      {shown.length > 0 ? (
        <ItemGrid
          items={shown}
          view={list.view}
          highlighted={highlighted}
          selected={list.mode === 'select' ? selection.ids : undefined}
          onAction={onAction}
          onSelect={selection.toggle}
          isWide={isWide}
        />
      ) : search.trim() === '' ? (
        <NoResult filter={filter} onShowAll={() => onFilter('all')} />
      ) : (
        <NoMatch search={search.trim()} filter={filter} onClear={() => list.setSearch('')} />
      )}
    </>
  )
}
