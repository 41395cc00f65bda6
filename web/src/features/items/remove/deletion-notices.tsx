import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { Trash2, X } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextButton } from '../../../ui/buttons/text-button.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { dismissDeletion, useDeletions } from './undoable-deletions.ts'

/**
 * Notices of deletions that can be undone. A notice remains, also on other pages, until it is
 * undone or closed.
 */
export function DeletionNotices({ onUndo }: { onUndo: (ids: string[]) => void }) {
  const deletions = useDeletions()
  return (
    <div role="status">
      {deletions.map(({ id, ids }) => (
        <Inline
          align="center"
          key={id}
          below={12}
          gap="4-16"
          wrap
          pad={8}
          radius={12}
          fill="sunken"
        >
          <Trash2 className="icon icon-16" aria-hidden="true" />
          <p>{itemListMessages.deleted(ids.length)}</p>
          <TextButton
            onClick={() => {
              focusPageHeading()
              onUndo(ids)
            }}
          >
            {itemListMessages.undo}
          </TextButton>
          <IconButton
            className="pushed"
            icon={X}
            iconSize={16}
            label={itemListMessages.dismiss}
            onClick={() => {
              focusPageHeading()
              dismissDeletion(id)
            }}
          />
        </Inline>
      ))}
    </div>
  )
}

/** Moves the focus from a notice that is about to disappear; the list may be empty, or be replaced. */
function focusPageHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
