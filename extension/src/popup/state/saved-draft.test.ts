import { describe, expect, test } from 'vitest'
import {
  after,
  draft,
  KEY,
  openedDraft,
  queued,
  refusedEntry,
  renamed,
} from '../../test/popup-events.ts'
import { undoing, undone } from '../lazy/screens/screen-events.ts'
import type { PopupEvent } from './popup-reducer.ts'

describe('a saved draft', () => {
  const sent: PopupEvent = {
    type: 'queue',
    entries: [{ ...refusedEntry, state: 'sent', itemId: 'item-1' }],
  }
  const reopened = undone({ kind: 'undone' }, KEY)

  test('reopens under a new key after an undo', () => {
    const { screen } = after(openedDraft, renamed, queued, undoing, reopened)
    expect(screen).toMatchObject({
      name: 'draft',
      draft: { productName: 'Cot', key: KEY },
      save: { kind: 'undone' },
      isTouched: true,
    })
  })

  test('shows the error of a failed undo', () => {
    const stays = undone({ kind: 'failed', message: 'A guest has given to it.' }, KEY)
    expect(after(openedDraft, queued, undoing, stays).screen).toMatchObject({
      name: 'saved',
      isUndoing: false,
      message: 'A guest has given to it.',
    })
  })

  test('reopens for editing when the registry rejected it', () => {
    const { screen } = after(openedDraft, queued, { type: 'queue', entries: [refusedEntry] })
    expect(screen).toMatchObject({
      name: 'draft',
      draft: { productName: 'Cot', key: refusedEntry.key },
      fields: refusedEntry.fields,
      save: { kind: 'failed', message: 'Too long' },
    })
  })

  test.each<[string, PopupEvent[]]>([
    ['after the save', [openedDraft, queued, sent]],
    ['before the response to the save', [openedDraft, sent, queued]],
  ])('keeps the item that was sent %s when the queue removes its entry', (_, events) => {
    const { screen } = after(...events, { type: 'queue', entries: [] })
    expect(screen).toMatchObject({ name: 'saved', itemId: 'item-1' })
  })

  test('does not replace a draft that is being edited', () => {
    const { screen } = after(openedDraft, { type: 'queue', entries: [refusedEntry] })
    expect(screen).toMatchObject({ draft, save: { kind: 'ready' } })
  })

  test('is opened from the queue for editing', () => {
    const expected = { draft: { productName: 'Cot', key: refusedEntry.key } }
    expect(after(openedDraft, { type: 'looks-at', entry: refusedEntry }).screen).toMatchObject(
      expected,
    )
  })
})
