import { quickAddReplies } from '@registry/shared/messages/quick-add/quick-add-replies'
import type { UndoResult } from '../../messages.ts'
import { queue } from '../../queue/queue.ts'
import { retireKey } from './retired-keys.ts'

/** Undoes a save, whether the item is queued, being sent or sent. */
export async function undoSave(key: string): Promise<UndoResult> {
  const undoing = await queue.undo(key)
  switch (undoing.kind) {
    case 'undone':
      await retireKey(key)
      return { kind: 'undone' }
    case 'stays':
      return { kind: 'failed', message: undoing.message }
    case 'unreached':
      return { kind: 'failed', message: quickAddReplies.undoUnreached }
    case 'unknown':
      return { kind: 'failed', message: quickAddReplies.undoLate }
  }
}
