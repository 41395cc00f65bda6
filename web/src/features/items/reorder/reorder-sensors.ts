import {
  type Announcements,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemListMessages } from '@registry/shared/messages/items/item-list'

/** The delay distinguishes a drag from scrolling by touch. */
const TOUCH = { delay: 120, tolerance: 8 }

/** Returns the sensors for mouse, touch and keyboard. */
export function useReorderSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
}

/** Returns the screen reader announcements of a drag; the list itself announces the drop. */
export function dragAnnouncements(items: readonly OwnerItem[]) {
  const { reorder } = itemListMessages
  const about = (id: UniqueIdentifier) => {
    const place = items.findIndex(item => item.id === id)
    return { name: items[place]?.productName ?? '', place: place + 1, of: items.length }
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const { name, place, of } = about(active.id)
      return reorder.pickedUp(name, place, of)
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      const { place, of } = about(over.id)
      const { name } = about(active.id)
      // A drag starts over its own position.
      return over.id === active.id
        ? reorder.pickedUp(name, place, of)
        : reorder.over(name, place, of)
    },
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => reorder.putBack(about(active.id).name),
  }
  return { announcements, screenReaderInstructions: { draggable: reorder.keys } }
}
