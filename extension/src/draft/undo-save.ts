import { quickAddReplies } from '@registry/shared/messages/quick-add-replies'
import type { UndoResult } from '../messages.ts'
import { queue } from '../queue/queue.ts'
import { spendKey } from './spent-keys.ts'

/** Takes back a product that was just saved, wherever it is by now. */
export async function undoSave(key: string): Promise<UndoResult> {
  const undoing = await queue.undo(key)
  switch (undoing.kind) {
    case 'undone':
      await spendKey(key)
      return { kind: 'undone' }
    case 'stays':
      return { kind: 'failed', message: undoing.message }
    case 'unreached':
      return { kind: 'failed', message: quickAddReplies.undoUnreached }
    case 'unknown':
      return { kind: 'failed', message: quickAddReplies.undoLate }
  }
}
