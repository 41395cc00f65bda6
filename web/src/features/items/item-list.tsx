import type { OwnerItem } from '@registry/shared/contract/items'
import { itemMessages } from '@registry/shared/messages/items'
import { type ItemAction, ItemCard } from './item-card.tsx'
import { countItems, filterItems, ITEM_FILTERS, type ItemFilter } from './item-filter.ts'
import { NoResult } from './items-states.tsx'

interface ItemListProps {
  items: OwnerItem[]
  filter: ItemFilter
  onFilter: (filter: ItemFilter) => void
  onAction: (action: ItemAction, item: OwnerItem) => void
  highlighted: string | undefined
  /** Three columns on wide screens: the administrators' listing. */
  isWide: boolean
}

/** The list of items with its filter. */
export function ItemList(props: ItemListProps) {
  const { items, filter, onFilter, onAction, highlighted, isWide } = props
  const shown = filterItems(items, filter)
  return (
    <section aria-labelledby="items">
      <div className="section-head">
        <div>
          <h2 id="items" className="display-24" tabIndex={-1}>
            {itemMessages.listTitle(items.length)}
          </h2>
          <p className="muted">{itemMessages.listSubtitle}</p>
        </div>
        <FilterRow items={items} filter={filter} onFilter={onFilter} />
      </div>
      {shown.length === 0 ? (
        <NoResult filter={filter} onShowAll={() => onFilter('all')} />
      ) : (
        <div className={isWide ? 'item-grid is-three' : 'item-grid'}>
          {shown.map(item => (
            <ItemCard
              key={item.id}
              item={item}
              isHighlighted={item.id === highlighted}
              onAction={onAction}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function FilterRow({
  items,
  filter,
  onFilter,
}: Pick<ItemListProps, 'items' | 'filter' | 'onFilter'>) {
  const counts = countItems(items)
  return (
    <fieldset className="seg" aria-label={itemMessages.filterLabel}>
      {ITEM_FILTERS.map(name => (
        <button
          key={name}
          type="button"
          className="seg-item"
          aria-pressed={name === filter}
          onClick={() => onFilter(name)}
        >
          {itemMessages.filters[name]} <span className="count">{counts[name]}</span>
        </button>
      ))}
    </fieldset>
  )
}
