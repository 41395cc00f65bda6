import type { PublicItem } from '@registry/shared/contract/items'
import { inGroups } from './in-groups.ts'
import type { ItemActions } from './item-card.tsx'
import { type Cell, ItemGroup } from './item-group.tsx'

/** Images of the first rows are visible initially, so they load eagerly. */
const EARLY_PICTURES = 3
/** Cards per hydration group, unless that exceeds the maximum number of groups. */
const GROUP = 4
const MAX_GROUPS = 16

interface ItemGridProps {
  items: PublicItem[]
  /** Items that pass the filter. */
  shown: PublicItem[]
  actions: ItemActions
}

/** The items of a registry as cards: one column on phones, two from 640 px. */
export function ItemGrid({ items, shown, actions }: ItemGridProps) {
  const size = Math.max(GROUP, Math.ceil(items.length / MAX_GROUPS))
  return (
    <div className="grid">
      {inGroups(cellsOf(items, shown), size).map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; its cards have keys.
        <ItemGroup key={index} cells={cells} actions={actions} />
      ))}
    </div>
  )
}

function cellsOf(items: PublicItem[], shown: PublicItem[]): Cell[] {
  const places = new Map(shown.map((item, place) => [item, place]))
  return items.map(item => {
    const place = places.get(item)
    return { item, isHidden: place === undefined, priority: priorityAt(place) }
  })
}

function priorityAt(place = EARLY_PICTURES): Cell['priority'] {
  if (place === 0) return 'first'
  return place < EARLY_PICTURES ? 'early' : 'late'
}
