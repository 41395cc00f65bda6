import type { PublicItem } from '@registry/shared/contract/items/items'
import { memo, Suspense } from 'react'
import type { PicturePriority } from '../../../ui/images/picture.tsx'
import styles from './public-item-card.module.css'
import { type ItemActions, PublicItemCard } from './public-item-card.tsx'

interface PublicItemCellProps {
  item: PublicItem
  priority: PicturePriority
  /** Must keep its identity, or every card renders again. */
  actions: ItemActions
}

/**
 * A card in the grid. It hydrates in a Suspense boundary of its own: when the browser is idle, or at once when it is
 * used. Unchanged cells are memoized: an update before hydration would force React to hydrate the card synchronously.
 */
export const PublicItemCell = memo(Cell)

function Cell({ item, priority, actions }: PublicItemCellProps) {
  return (
    <div className={styles.cell}>
      <Suspense>
        <PublicItemCard item={item} priority={priority} actions={actions} />
      </Suspense>
    </div>
  )
}
