import { describe, expect, test } from 'vitest'
import type { QueueEntry } from '../queue/queue-entry.ts'
import { captured } from '../test/captured.ts'
import { entryOf, OWNER } from '../test/queue-entry.ts'
import { type Knowing, savedBefore } from './saved-before.ts'
import { toDraft } from './to-draft.ts'

const draft = toDraft(captured(), 'key-of-a-new-draft')
const page = { kind: 'product', draft } as const
const NOW = 60_000
const after = (
  differences: Partial<QueueEntry>,
  owner: Pick<Knowing, 'owner'> = { owner: OWNER },
) => savedBefore(page, { entries: [entryOf('first', differences)], ...owner, now: NOW })

describe('a product whose popup is opened again', () => {
  test.each<[string, Partial<QueueEntry>, number]>([
    ['just sent', { state: 'sent', addedAt: NOW - 4000 }, 6000],
    ['on its way', { state: 'sending', addedAt: NOW - 1000 }, 9000],
    ['tried once more after long', { state: 'sending' }, 0],
    ['waiting for a connection for long', { state: 'waiting' }, 0],
  ])('can be undone: %s', (_, differences, undoMs) => {
    expect(after(differences)).toMatchObject({ kind: 'saved', key: 'first', undoMs })
  })

  test.each<[string, Partial<QueueEntry>]>([
    ['sent for long', { state: 'sent' }],
    ['refused', { state: 'refused', addedAt: NOW }],
    ['there although it was undone', { state: 'stayed', addedAt: NOW }],
    ['undone', { isUndone: true, addedAt: NOW }],
    ['another', { draft: { ...draft, productUrl: 'https://shop.example/other' } }],
    ['somebody else’s', { owner: 'owner-2' }],
    ['of an older version', { draft: { productUrl: draft.productUrl } }],
  ])('is a new draft: %s', (_, differences) => {
    expect(after(differences)).toBe(page)
  })

  test('is a new draft for whom nobody knows', () => {
    expect(after({}, { owner: undefined })).toBe(page)
  })

  test('shows what was saved, and the newest of more', () => {
    const entries = [entryOf('older'), entryOf('newer')]
    const seen = savedBefore(page, { entries, owner: OWNER, now: NOW })
    const { productName: name } = draft
    expect(seen).toMatchObject({ key: 'newer', item: { name }, draft: { productName: name } })
  })

  test('says nothing of a page without a product', () => {
    const closed = { kind: 'unreadable' } as const
    const now = { entries: [entryOf('first')], owner: OWNER, now: NOW }
    expect(savedBefore(closed, now)).toBe(closed)
  })
})
