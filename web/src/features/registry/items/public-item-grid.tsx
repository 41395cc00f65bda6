import type { PublicItem } from '@registry/shared/contract/items/items'
import styles from './public-item-card.module.css'
import type { ItemActions } from './public-item-card.tsx'
import { type GridCell, PublicItemGroup } from './public-item-group.tsx'
import { splitIntoChunks } from './split-into-chunks.ts'

/** Images of the first rows are visible initially, so they load eagerly. */
const EAGER_IMAGES = 3
/** Cards per hydration group, unless that exceeds the maximum number of groups. */
const GROUP = 4
const MAX_GROUPS = 16

interface PublicItemGridProps {
  items: PublicItem[]
  /** Items that pass the filter. */
  shown: PublicItem[]
  actions: ItemActions
}

/** The items of a registry as cards: one column on phones, two from 640 px. */
export function PublicItemGrid({ items, shown, actions }: PublicItemGridProps) {
  const size = Math.max(GROUP, Math.ceil(items.length / MAX_GROUPS))
  return (
    <div className={styles.grid}>
      {splitIntoChunks(toCells(items, shown), size).map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified by position; their cards have keys.
        <PublicItemGroup key={index} cells={cells} actions={actions} />
      ))}
    </div>
  )
}

function toCells(items: PublicItem[], shown: PublicItem[]): GridCell[] {
  const places = new Map(shown.map((item, place) => [item, place]))
  return items.map(item => {
    const place = places.get(item)
    return { item, isHidden: place === undefined, priority: priorityAt(place) }
  })
}

function priorityAt(place = EAGER_IMAGES): GridCell['priority'] {
  if (place === 0) return 'first'
  return place < EAGER_IMAGES ? 'early' : 'late'
}
