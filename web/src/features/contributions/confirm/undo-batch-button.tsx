import { inboxMessages as t } from '@registry/shared/messages/contributions/to-confirm'
import { Undo2 } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { SecondsLeft } from './pending-confirmation-row.tsx'
import type { Confirmation } from './queue/confirm-queue.ts'

interface UndoBatchButtonProps {
  confirmations: readonly Confirmation[]
  onUndo: (ids: string[]) => void
}

/** Button that undoes the last batch of several; a single confirmation has its undo button in the row. */
export function UndoBatchButton({ confirmations, onUndo }: UndoBatchButtonProps) {
  const waiting = confirmations.filter(({ state }) => state === 'waiting')
  const batches = [...new Set(waiting.map(({ batch }) => batch))].toSorted((a, b) => b - a)
  const last = batches
    .map(batch => waiting.filter(entry => entry.batch === batch))
    .find(({ length }) => length > 1)
  const [first] = last ?? []
  if (!last || !first) return null
  return (
    <Button
      look="outline"
      size="sm"
      className="gift-undo"
      aria-label={t.undoAll(last.length)}
      onClick={() => onUndo(last.map(({ contribution }) => contribution.id))}
    >
      <Undo2 className="icon icon-16" aria-hidden="true" />
      {t.undoAll(last.length)}
      <SecondsLeft until={first.dueAt} />
    </Button>
  )
}
