import { itemListMessages } from '@registry/shared/messages/item-list'
import { Trash2, X } from 'lucide-react'
import { dismissDeletion, useDeletions } from './undoable-deletions.ts'

/** What was deleted and can be brought back; stands until it is undone or closed, also elsewhere meanwhile. */
export function DeletionNotices({ onUndo }: { onUndo: (ids: string[]) => void }) {
  const deletions = useDeletions()
  return (
    <div role="status">
      {deletions.map(({ id, ids }) => (
        <div key={id} className="deletion-line">
          <Trash2 className="icon icon-16" aria-hidden="true" />
          <p>{itemListMessages.deleted(ids.length)}</p>
          <button type="button" className="linkbtn" onClick={() => onUndo(ids)}>
            {itemListMessages.undo}
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label={itemListMessages.dismiss}
            onClick={() => dismissDeletion(id)}
          >
            <X className="icon icon-16" aria-hidden="true" />
          </button>
        </div>
      ))}
    </div>
  )
}
