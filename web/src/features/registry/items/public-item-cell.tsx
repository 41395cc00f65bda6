import type { PublicItem } from '@registry/shared/contract/items/items'
import { memo, Suspense } from 'react'
import type { PicturePriority } from '../../../ui/images/picture.tsx'
import styles from './public-item-card.module.css'
import { type ItemActions, PublicItemCard } from './public-item-card.tsx'

interface HydratingCardProps {
  item: PublicItem
  priority: PicturePriority
  /** Must keep its identity, or every card renders again. */
  actions: ItemActions
}

/**
 * A cell of the grid. Its card is hydrated in a Suspense boundary of its own: when the browser is idle, or at once when
 * it is used. Memoized: an update before hydration would force React to hydrate the card synchronously, and a new card
 * must not render the others again.
 */
export const PublicItemCell = memo((card: HydratingCardProps) => (
  <div className={styles.cell}>
    <Suspense>
      <PublicItemCard {...card} />
    </Suspense>
  </div>
))
