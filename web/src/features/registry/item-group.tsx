import type { PublicItem } from '@registry/shared/contract/items'
import { memo, Suspense } from 'react'
import type { PicturePriority } from '../../ui/picture.tsx'
import { type ItemActions, ItemCard } from './item-card.tsx'

/** A card in the grid. Filtered items stay mounted but hidden. */
export interface Cell {
  item: PublicItem
  isHidden: boolean
  priority: PicturePriority
}

interface ItemGroupProps {
  cells: Cell[]
  /** Must keep its identity, or every card renders again. */
  actions: ItemActions
}

/**
 * Cards that hydrate together in a Suspense boundary; the browser can handle input between groups. Unchanged groups are
 * memoized: an update before hydration would force React to hydrate the group synchronously.
 */
export const ItemGroup = memo(Group, isSame)

function Group({ cells, actions }: ItemGroupProps) {
  return (
    <Suspense>
      {cells.map(({ item, isHidden, priority }) => (
        <div className="cell" key={item.id} hidden={isHidden}>
          <ItemCard item={item} priority={priority} actions={actions} />
        </div>
      ))}
    </Suspense>
  )
}

function isSame(before: ItemGroupProps, after: ItemGroupProps): boolean {
  return (
    before.actions === after.actions &&
    before.cells.length === after.cells.length &&
    before.cells.every((cell, index) => isSameCell(cell, after.cells[index]))
  )
}

function isSameCell(cell: Cell, other: Cell | undefined): boolean {
  return (
    cell.item === other?.item &&
    cell.isHidden === other.isHidden &&
    cell.priority === other.priority
  )
}
