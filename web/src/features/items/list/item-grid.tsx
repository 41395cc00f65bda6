import type { OwnerItem } from '@registry/shared/contract/items/items'
import { useIncrementalList } from '../../../lib/hooks/use-incremental-list.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from '../card/item-card.module.css'
import { type ItemAction, ItemCard } from '../card/item-card.tsx'

/** The list is rendered completely up to 200 items, for the browser's search in the page. */
const STEPS = { first: 12, step: 36, idleMax: 200 }

interface ItemGridProps {
  items: OwnerItem[]
  /**
   * Changes when a different selection of items is displayed, which scrolls the list to its top.
   */
  view: string
  highlighted: string | undefined
  /** Undefined outside selection mode. */
  selected: ReadonlySet<string> | undefined
  onAction: (action: ItemAction, item: OwnerItem) => void
  onSelect: (id: string) => void
  isWide: boolean
}

/** Grid of item cards; long lists are rendered incrementally. */
export function ItemGrid({
  items,
  view,
  highlighted,
  selected,
  isWide,
  ...handlers
}: ItemGridProps) {
  // The highlighted card is scrolled to, so it must be rendered regardless of its position.
  const wanted = highlighted ? items.findIndex(({ id }) => id === highlighted) + 1 : 0
  const { rendered, end } = useIncrementalList({
    ...STEPS,
    ...{ total: items.length, key: view, least: wanted },
  })
  return (
    <>
      <Stack
        gap={16}
        fits
        className={isWide ? `${styles.itemGrid} ${styles.isThree}` : styles.itemGrid}
      >
        {items.slice(0, rendered).map(item => (
          <ItemCard
            key={item.id}
            item={item}
            isHighlighted={item.id === highlighted}
            isSelected={selected?.has(item.id)}
            {...handlers}
          />
        ))}
      </Stack>
      <div ref={end} />
    </>
  )
}
