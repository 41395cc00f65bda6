import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemMessages } from '@registry/shared/messages/items/items'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { countItems, ITEM_FILTERS, type ItemFilter } from './item-filter.ts'

interface ItemFilterButtonsProps {
  items: OwnerItem[]
  filter: ItemFilter
  onFilter: (filter: ItemFilter) => void
}

/** Filter buttons with the number of items for each. */
export function ItemFilterButtons({ items, filter, onFilter }: ItemFilterButtonsProps) {
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
          {itemMessages.filters[name]} <Badge>{counts[name]}</Badge>
        </button>
      ))}
    </fieldset>
  )
}
