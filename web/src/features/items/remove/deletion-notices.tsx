import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { Trash2, X } from 'lucide-react'
import styles from '../list/list-toolbar.module.css'
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
        <div key={id} className={styles.deletionLine}>
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
