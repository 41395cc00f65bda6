import { describe, expect, test } from 'vitest'
import { capturedExample } from '../../../../shared/test/captured-example.ts'
import type { QueueEntry } from '../../queue/queue-entry.ts'
import { entryOf, OWNER } from '../../test/queue-entry.ts'
import { toDraft } from '../extraction/to-draft.ts'
import { type QueueSnapshot, restoreRecentSave } from './restore-recent-save.ts'

const draft = toDraft(capturedExample({ gtin: '04006381333932' }), 'key-of-a-new-draft')
const page = { kind: 'product', draft } as const
const NOW = 60_000
const after = (
  differences: Partial<QueueEntry>,
  owner: Pick<QueueSnapshot, 'owner'> = { owner: OWNER },
) => restoreRecentSave(page, { entries: [entryOf('first', differences)], ...owner, now: NOW })

describe('restoreRecentSave', () => {
  test.each<[string, Partial<QueueEntry>, number]>([
    ['just sent', { state: 'sent', addedAt: NOW - 4000 }, 6000],
    ['being sent', { state: 'sending', addedAt: NOW - 1000 }, 9000],
    ['being retried after the undo time', { state: 'sending' }, 0],
    ['waiting for a connection after the undo time', { state: 'waiting' }, 0],
    ['with an edited name', { draft: { ...draft, productName: 'Cot' } }, 0],
    [
      'with an image that could not be shown',
      { draft: { ...draft, pictures: draft.pictures.slice(1) } },
      0,
    ],
    ['whose page states no GTIN', { draft: { ...draft, gtin: undefined } }, 0],
  ])("returns 'saved' for an entry %s", (_, differences, undoMs) => {
    expect(after(differences)).toMatchObject({ kind: 'saved', key: 'first', undoMs })
  })

  test.each<[string, Partial<QueueEntry>]>([
    ['sent before the undo time', { state: 'sent' }],
    ['refused', { state: 'refused', addedAt: NOW }],
    ['still on the registry after an undo', { state: 'stayed', addedAt: NOW }],
    ['undone', { isUndone: true, addedAt: NOW }],
    ['of another URL', { draft: { ...draft, productUrl: 'https://shop.example/other' } }],
    ['of a variant with another price', { draft: { ...draft, priceNow: '179.00' } }],
    ['of a variant with another image', { draft: { ...draft, pictures: ['https://a.example/b'] } }],
    ['of a variant with another GTIN', { draft: { ...draft, gtin: '04006381333931' } }],
    ['of another owner', { owner: 'owner-2' }],
    ['of an older version', { draft: { productUrl: draft.productUrl } }],
  ])('returns the new draft for an entry %s', (_, differences) => {
    expect(after(differences)).toBe(page)
  })

  test('returns the new draft without a known owner', () => {
    expect(after({}, { owner: undefined })).toBe(page)
  })

  test('returns an entry whose price was converted from the currency of its page', () => {
    const foreign = {
      kind: 'product',
      draft: { ...draft, priceNow: '140.00', currency: 'USD' },
    } as const
    const entries = [entryOf('first')]
    const seen = restoreRecentSave(foreign, { entries, owner: OWNER, now: NOW })
    expect(seen).toMatchObject({ kind: 'saved', key: 'first' })
  })

  test('returns the newest of several entries', () => {
    const entries = [entryOf('older'), entryOf('newer')]
    const seen = restoreRecentSave(page, { entries, owner: OWNER, now: NOW })
    const { productName: name } = draft
    expect(seen).toMatchObject({ key: 'newer', item: { name }, draft: { productName: name } })
  })

  test('returns the result of a page without a product unchanged', () => {
    const closed = { kind: 'unreadable', link: '' } as const
    const now = { entries: [entryOf('first')], owner: OWNER, now: NOW }
    expect(restoreRecentSave(closed, now)).toBe(closed)
  })
})
