import type { PublicItem } from '@registry/shared/contract/items/items'
import { memo, Suspense } from 'react'
import type { PicturePriority } from '../../../ui/images/picture.tsx'
import styles from './public-item-card.module.css'
import { type ItemActions, PublicItemCard } from './public-item-card.tsx'

/** A card in the grid. Filtered items stay mounted but hidden. */
export interface GridCell {
  item: PublicItem
  isHidden: boolean
  priority: PicturePriority
}

interface PublicItemGroupProps {
  cells: GridCell[]
  /** Must keep its identity, or every card renders again. */
  actions: ItemActions
}

/**
 * Cards that hydrate together in a Suspense boundary; the browser can handle input between groups. Unchanged groups are
 * memoized: an update before hydration would force React to hydrate the group synchronously.
 */
export const PublicItemGroup = memo(Group, isSameGroup)

function Group({ cells, actions }: PublicItemGroupProps) {
  return (
    <Suspense>
      {cells.map(({ item, isHidden, priority }) => (
        <div className={styles.cell} key={item.id} hidden={isHidden}>
          <PublicItemCard item={item} priority={priority} actions={actions} />
        </div>
      ))}
    </Suspense>
  )
}

function isSameGroup(before: PublicItemGroupProps, after: PublicItemGroupProps): boolean {
  return (
    before.actions === after.actions &&
    before.cells.length === after.cells.length &&
    before.cells.every((cell, index) => isSameCell(cell, after.cells[index]))
  )
}

function isSameCell(cell: GridCell, other: GridCell | undefined): boolean {
  return (
    cell.item === other?.item &&
    cell.isHidden === other.isHidden &&
    cell.priority === other.priority
  )
}
