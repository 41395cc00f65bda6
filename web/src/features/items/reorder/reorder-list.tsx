import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemListMessages } from '@registry/shared/messages/items/item-list'
import type { MutationStatus } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useEventCallback } from '../../../lib/hooks/use-event-callback.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LiveRegion, useAnnouncement } from '../../../ui/feedback/live-region.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { ChangeFailedBanner } from '../change-failed-banner.tsx'
import { inPageOrder } from './in-page-order.ts'
import { moveEntry } from './move-entry.ts'
import { ReorderRow } from './reorder-row.tsx'
import { dragAnnouncements, useReorderSensors } from './reorder-sensors.ts'
import { useSaveItemOrder } from './use-save-item-order.ts'

interface ReorderListProps {
  /** In the order of the owner's list. */
  items: OwnerItem[]
  onDone: () => void
}

/**
 * Sortable list of items, by drag and drop, buttons or position; every move is saved automatically.
 */
export function ReorderList({ items: listed, onDone }: ReorderListProps) {
  const { reorder } = itemListMessages
  const items = inPageOrder(listed)
  const { status, order, retry } = useSaveItemOrder()
  const [announcement, announce] = useAnnouncement()
  const sensors = useReorderSensors()
  const ids = items.map(({ id }) => id)
  const done = useInitialFocus()

  const move = useEventCallback((id: string, to: number) => {
    const from = ids.indexOf(id)
    const item = items[from]
    const place = Math.min(Math.max(to, 0), ids.length - 1)
    if (!item || place === from) return
    order(now => moveEntry(now, now.indexOf(id), place))
    announce(reorder.moved(item.productName, place + 1, ids.length))
  })
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(String(active.id), ids.indexOf(String(over.id)))
  }
  return (
    <>
      <Inline gap={12} align="center" justify="between" below={12} className="tap">
        <SavingStatus status={status} />
        <Button ref={done} size="sm" className="pushed" onClick={onDone}>
          {itemListMessages.done}
        </Button>
      </Inline>
      {status === 'error' && <ChangeFailedBanner words={reorder.failed} onRetry={retry} />}
      <LiveRegion>{announcement}</LiveRegion>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={dragAnnouncements(items)}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <Card as="ol" line="between" className="reorder" aria-label={reorder.list}>
            {items.map((item, place) => (
              <ReorderRow key={item.id} item={item} place={place} of={items.length} onMove={move} />
            ))}
          </Card>
        </SortableContext>
      </DndContext>
    </>
  )
}

function SavingStatus({ status }: { status: MutationStatus }) {
  const { saving, saved } = itemListMessages.reorder
  const words = { idle: '', error: '', pending: saving, success: saved }[status]
  return <p className="muted">{words}</p>
}

/** Focuses the Done button, because the button that entered the mode is gone. */
function useInitialFocus() {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  return button
}
