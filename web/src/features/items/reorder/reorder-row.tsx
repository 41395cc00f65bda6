import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { memo } from 'react'
import { scrollBehavior } from '../../../lib/browser/scroll-behavior.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { ItemImage } from '../card/item-image.tsx'
import { PositionInput } from './position-input.tsx'
import styles from './reorder-list.module.css'

interface ReorderRowProps {
  item: OwnerItem
  place: number
  of: number
  onMove: (id: string, to: number) => void
}

/** Row of an item in the sortable list. */
export const ReorderRow = memo(Row)

function Row({ item, place, of, onMove }: ReorderRowProps) {
  const { reorder } = itemListMessages
  const { id, productName } = item
  const sortable = useSortable({ id, ...(scrollBehavior() === 'auto' && { transition: null }) })
  const { attributes, listeners, transform, transition, isDragging } = sortable
  const shift = transform && { ...transform, scaleX: 1, scaleY: 1 }
  return (
    <li
      ref={sortable.setNodeRef}
      className={classNames(
        'row gap-8 align-center fill-surface relative',
        styles.reorderRow,
        isDragging && styles.isDragging,
      )}
      style={{ transform: CSS.Transform.toString(shift), transition }}
    >
      <IconButton
        ref={sortable.setActivatorNodeRef}
        icon={GripVertical}
        label={reorder.drag(productName)}
        className={styles.reorderGrip}
        {...attributes}
        {...listeners}
      />
      <span className="not-on-phones">
        <ItemImage item={item} size={56} />
      </span>
      <p className={`grows strong breaks clamp ${styles.reorderName}`} dir="auto">
        {productName}
      </p>
      <PositionInput
        label={reorder.position(productName)}
        place={place}
        onMove={to => onMove(id, to)}
      />
      <Inline className={`keeps-size ${styles.reorderMoves}`}>
        <IconButton
          icon={ArrowUp}
          label={reorder.up(productName)}
          aria-disabled={place === 0 || undefined}
          onClick={() => onMove(id, place - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={reorder.down(productName)}
          aria-disabled={place === of - 1 || undefined}
          onClick={() => onMove(id, place + 1)}
        />
      </Inline>
    </li>
  )
}
