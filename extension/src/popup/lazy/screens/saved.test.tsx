import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { registryUrl } from '../../../config.ts'
import type { QueueEntryView } from '../../../queue/watch-queue.ts'
import { draft, refusedEntry } from '../../../test/popup-events.ts'
import { Saved } from './saved.tsx'

const { saved: t } = quickAddScreens

const render = (itemId: string | undefined, entry: QueueEntryView | undefined) =>
  renderToStaticMarkup(
    <Saved
      screen={{
        name: 'saved',
        key: draft.key,
        item: { name: 'Cot', price: '$1', category: 'Other', picture: null },
        draft,
        undoMs: 0,
        itemId,
        isUndoing: false,
        message: '',
      }}
      entry={entry}
      actions={{ undo: async () => {}, connect: async () => {} }}
    />,
  )

test.each<[string, string | undefined, QueueEntryView | undefined, string]>([
  ['before the queue was read', undefined, undefined, t.sending],
  ['when the entry was sent', undefined, { ...refusedEntry, state: 'sent', itemId: 'a' }, t.title],
  ['after the sent entry has left the queue', 'a', undefined, t.title],
])('shows the title %s', (_, itemId, entry, title) => {
  expect(render(itemId, entry)).toContain(title)
})

test('links to the item after the sent entry has left the queue', () => {
  expect(render('a', undefined)).toContain(`${registryUrl}/dashboard#item-a`)
})
