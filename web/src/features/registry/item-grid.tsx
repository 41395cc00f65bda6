import type { PublicItem } from '@registry/shared/contract/items'
import { Suspense } from 'react'
import { inGroups } from './in-groups.ts'
import { type ItemActions, ItemCard } from './item-card.tsx'

/** The first row or two are in view at once: fetched without waiting for a scroll. */
const EARLY_PICTURES = 3
/** So many cards come alive in one go; between two groups the browser can answer a touch. */
const GROUP = 4
/** From here on what is far from the view is not laid out before it comes near. */
const LONG = 60

interface ItemGridProps {
  items: PublicItem[]
  /** Those of the items that the filter lets through; the others stay, hidden, for when it changes. */
  shown: PublicItem[]
  /** Must be the same object each time, or every card is drawn again. */
  actions: ItemActions
}

/** The gifts: one column on phones, two from 640 px. */
export function ItemGrid({ items, shown, actions }: ItemGridProps) {
  const places = new Map(shown.map((item, place) => [item, place]))
  return (
    <div className={items.length < LONG ? 'grid' : 'grid is-long'}>
      {inGroups(items, GROUP).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; its cards have keys.
        <Suspense key={index}>
          {group.map(item => (
            <div className="cell" key={item.id} hidden={!places.has(item)}>
              <ItemCard item={item} priority={priorityAt(places.get(item))} actions={actions} />
            </div>
          ))}
        </Suspense>
      ))}
    </div>
  )
}

function priorityAt(place = EARLY_PICTURES) {
  if (place === 0) return 'first'
  return place < EARLY_PICTURES ? 'early' : 'late'
}
