import type { PublicItem } from '@registry/shared/contract/items'
import { memo, Suspense } from 'react'
import type { PicturePriority } from '../../ui/picture.tsx'
import { type ItemActions, ItemCard } from './item-card.tsx'

/** A gift in the grid. Hidden ones stay, for when the filter changes. */
export interface Cell {
  item: PublicItem
  isHidden: boolean
  priority: PicturePriority
}

interface ItemGroupProps {
  cells: Cell[]
  /** Must be the same object each time, or every card is drawn again. */
  actions: ItemActions
}

/**
 * Some cards that come alive in one go; between two groups the browser can answer a touch. A group
 * that did not change is left alone: touched before it is alive, it would have to be so at once.
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
