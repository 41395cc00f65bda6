import type { OwnerItem } from '@registry/shared/contract/items'
import { type ItemAction, ItemCard } from './item-card.tsx'
import { useIncrementalList } from './use-incremental-list.ts'

interface ItemGridProps {
  items: OwnerItem[]
  /** Changes when other items are to be seen: the list begins at its top again. */
  view: string
  highlighted: string | undefined
  /** Undefined while none are being selected. */
  selected: ReadonlySet<string> | undefined
  onAction: (action: ItemAction, item: OwnerItem) => void
  onSelect: (id: string) => void
  isWide: boolean
}

/** The items as cards; a long list is drawn bit by bit. */
export function ItemGrid({
  items,
  view,
  highlighted,
  selected,
  isWide,
  ...handlers
}: ItemGridProps) {
  // A card that is scrolled to must be there, wherever it stands.
  const wanted = highlighted ? items.findIndex(({ id }) => id === highlighted) + 1 : 0
  const { rendered, end } = useIncrementalList(items.length, view, wanted)
  return (
    <>
      <div className={isWide ? 'item-grid is-three' : 'item-grid'}>
        {items.slice(0, rendered).map(item => (
          <ItemCard
            key={item.id}
            item={item}
            isHighlighted={item.id === highlighted}
            isSelected={selected?.has(item.id)}
            {...handlers}
          />
        ))}
      </div>
      <div ref={end} />
    </>
  )
}
