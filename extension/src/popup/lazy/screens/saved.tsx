import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import type { QueueEntryView } from '../../../queue/watch-queue.ts'
import screenStyles from '../../screen.module.css'
import screensStyles from '../../screens.module.css'
import type { SavedScreen } from '../../state/screen.ts'
import type { QuickAdd } from '../../state/use-quick-add.ts'
import { formatWait } from '../notices/queue-notice.tsx'
import type { ScreenActions } from './create-screen-actions.ts'
import { DoneBar } from './done-bar.tsx'
import { ItemCard } from './item-card.tsx'
import { ScreenTitle } from './screen-title.tsx'
import { Undo } from './undo.tsx'

const { saved: t } = quickAddScreens

interface SavedProps {
  screen: SavedScreen
  /** Entry in the queue; undefined before the queue was read and after a sent entry was removed. */
  entry: QueueEntryView | undefined
  actions: Pick<QuickAdd & ScreenActions, 'undo' | 'connect'>
}

/** Confirms a save, with the state of its delivery. */
export function Saved({ screen, entry, actions }: SavedProps) {
  const { item, undoMs, isUndoing, message } = screen
  const itemId = entry?.itemId ?? screen.itemId
  return (
    <>
      <main className={`${screenStyles.body} ${screensStyles.isCentred}`}>
        <ScreenTitle art="done" {...wordsOf(entry, itemId)} />
        <ItemCard
          name={item.name}
          facts={`${item.price} · ${item.category}`}
          picture={item.picture}
        />
        <Undo
          ms={undoMs}
          isHere={entry?.state === 'waiting' || entry?.state === 'sending'}
          isBusy={isUndoing}
          message={message}
          onUndo={actions.undo}
        />
      </main>
      <DoneBar
        itemId={itemId}
        isHere={entry?.state === 'waiting'}
        onConnect={entry?.because === 'signed-out' ? actions.connect : undefined}
      />
    </>
  )
}

function wordsOf(entry: QueueEntryView | undefined, itemId: string | undefined) {
  if (itemId !== undefined) return { title: t.title, text: t.text }
  if (entry?.state === 'waiting' && entry.because) {
    return { title: t.here, text: formatWait(entry.because)(1) }
  }
  return { title: t.sending, text: t.sendingText }
}
