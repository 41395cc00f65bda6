import type { PublicItem } from '@registry/shared/contract/items'
import { type ItemActions, ItemCard } from './item-card.tsx'

/** The gifts: one column on phones, two from 640 px. */
export function ItemGrid({ items, actions }: { items: PublicItem[]; actions: ItemActions }) {
  return (
    <div className="grid">
      {items.map((item, position) => (
        <ItemCard key={item.id} item={item} position={position} actions={actions} />
      ))}
    </div>
  )
}
