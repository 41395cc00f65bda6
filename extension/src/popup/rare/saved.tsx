import { quickAddScreens } from '@registry/shared/messages/quick-add-screens'
import type { SeenEntry } from '../../queue/watch-queue.ts'
import type { Screen } from '../screen.ts'
import type { QuickAdd } from '../use-quick-add.ts'
import { Art } from './art.tsx'
import { DoneBar } from './done-bar.tsx'
import { ItemCard } from './item-card.tsx'
import { formatWait } from './queue-notice.tsx'
import type { RareActions } from './rare-actions.ts'
import { ScreenTitle } from './screen-title.tsx'
import { Undo } from './undo.tsx'

const { saved: t } = quickAddScreens

interface SavedProps {
  screen: Extract<Screen, { name: 'saved' }>
  /** How it stands in the queue; undefined before that is known. */
  entry: SeenEntry | undefined
  actions: Pick<QuickAdd & RareActions, 'undo' | 'connect'>
}

/** The draft is safe: on its way to the registry, there, or on this device until it can go. */
export function Saved({ screen, entry, actions }: SavedProps) {
  const { item, undoMs, isUndoing, message } = screen
  return (
    <>
      <main className="body is-centred">
        <ScreenTitle art={<Art of="done" />} {...wordsOf(entry)} />
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
        itemId={entry?.itemId}
        isHere={entry?.state === 'waiting'}
        onConnect={entry?.because === 'signed-out' ? actions.connect : undefined}
      />
    </>
  )
}

function wordsOf(entry: SeenEntry | undefined) {
  if (entry?.state === 'sent') return { title: t.title, text: t.text }
  if (entry?.state === 'waiting' && entry.because) {
    return { title: t.here, text: formatWait(entry.because)(1) }
  }
  return { title: t.sending, text: t.sendingText }
}
