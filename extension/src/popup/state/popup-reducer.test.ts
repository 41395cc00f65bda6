import { describe, expect, test } from 'vitest'
import { capturedExample } from '../../../../shared/test/captured-example.ts'
import { toDraft } from '../../draft/extraction/to-draft.ts'
import type { ExtractionResult } from '../../messages.ts'
import {
  after,
  draft,
  existingItem,
  found,
  KEY,
  opened,
  openedDraft,
  queued,
  renamed,
  signedOut,
} from '../../test/popup-events.ts'
import { raised, raising, typing, wanted } from '../lazy/screens/screen-events.ts'
import { type PopupEvent, popupReducer } from './popup-reducer.ts'

describe('the popup that opens', () => {
  test('shows the draft of a product', () => {
    const expected = { name: 'draft', draft, save: { kind: 'ready' } }
    expect(after(openedDraft).screen).toMatchObject(expected)
  })

  test.each(['not-a-product', 'blocked', 'unreadable'] as const)('shows no product: %s', kind => {
    const page = opened({ kind, link: 'https://a.example/' })
    expect(after(page).screen).toMatchObject({ name: 'no-product', because: kind })
  })

  test('reports a page that is still loading until it has loaded', () => {
    expect(after({ type: 'still-loading' }).screen).toMatchObject({ isLoading: true })
    const shown = after(openedDraft)
    expect(popupReducer(shown, { type: 'still-loading' })).toBe(shown)
  })

  test('reports a background that does not respond, and retries', () => {
    expect(after({ type: 'not-opened' }).screen.name).toBe('broken')
    const again = after({ type: 'not-opened' }, { type: 'reopened' }, openedDraft)
    expect(again.screen.name).toBe('draft')
  })

  test('creates an empty draft with the pasted URL', () => {
    const link = 'https://shop.example/cot'
    const { screen } = after(opened({ kind: 'unreadable', link: '' }), typing(link, KEY))
    expect(screen).toMatchObject({ draft: { productUrl: link, productName: '', key: KEY } })
  })

  test.each<[ExtractionResult, string]>([
    [{ kind: 'unreadable', link: '' }, ''],
    [{ kind: 'not-a-product', link: 'https://blog.example/cots' }, 'https://blog.example/cots'],
  ])('stores the page on which a draft was entered: %o', (page, typedOn) => {
    const { screen } = after(opened(page), typing('https://a.example', KEY))
    expect(screen).toMatchObject({ draft: { typedOn } })
  })
})

describe('a draft', () => {
  test('clears the warning and the error of an edited field', () => {
    const fields = { category: 'Category is required', productName: 'Please enter a product name' }
    const { screen } = after(
      openedDraft,
      { type: 'answered', result: { kind: 'invalid', fields } },
      { type: 'edited', change: { category: 'Other' } },
    )
    expect(draft.check).toEqual(['category'])
    expect(screen).toMatchObject({
      draft: { category: 'Other', check: [] },
      fields: { productName: 'Please enter a product name' },
    })
  })

  test('clears the warning of the price when its currency is edited', () => {
    const foreign = toDraft(capturedExample({ price: { minor: 30000, currency: 'NPR' } }), KEY)
    const { screen } = after(opened({ kind: 'product', draft: foreign }), {
      type: 'edited',
      change: { currency: 'SGD' },
    })
    expect(foreign.check).toContain('totalPrice')
    expect(screen).toMatchObject({ draft: { check: [] } })
  })

  test('keeps draft and key after a failed save', () => {
    const { screen } = after(
      openedDraft,
      renamed,
      { type: 'saving' },
      { type: 'answered', result: { kind: 'failed', message: 'No room.' } },
    )
    expect(screen).toMatchObject({
      draft: { key: draft.key, productName: 'Cot' },
      save: { kind: 'failed', message: 'No room.' },
    })
  })

  test('ignores events after the draft screen was closed', () => {
    const saved = after(openedDraft, queued)
    expect(popupReducer(saved, renamed)).toBe(saved)
    expect(popupReducer(saved, found())).toBe(saved)
  })
})

describe('a duplicate', () => {
  test.each<[string, PopupEvent[], string]>([
    ['is shown before the first edit', [found()], 'duplicate'],
    ['is not shown while the owner edits', [renamed, found()], 'draft'],
    [
      'is shown when an edited draft is saved',
      [renamed, found({ ...draft, productName: 'Cot' }), { type: 'warned' }],
      'duplicate',
    ],
    ['is not shown for an outdated name', [renamed, found()], 'draft'],
    ['can be added as a separate item', [found(), wanted], 'draft'],
    ['is not shown twice', [found(), wanted, found(), { type: 'warned' }], 'draft'],
    [
      'can increase the quantity',
      [found(), raising, raised({ kind: 'raised', quantity: 2 })],
      'raised',
    ],
    ['stays open while the quantity is increased', [found(), raising, wanted], 'duplicate'],
    [
      'requires a connection to increase the quantity',
      [found(), raised({ kind: 'signed-out' })],
      'draft',
    ],
  ])('%s', (_, events, name) => {
    expect(after(openedDraft, ...events).screen.name).toBe(name)
  })

  test('shows the number of other duplicates and the error of a failed increase', () => {
    const { screen } = after(
      openedDraft,
      found(),
      raising,
      raised({ kind: 'failed', message: 'No.' }),
    )
    expect(screen).toMatchObject({ item: existingItem, others: 1, isBusy: false, message: 'No.' })
  })

  test('is not shown after the session expired', () => {
    expect(after(openedDraft, signedOut, found()).screen.name).toBe('draft')
  })

  test('is shown although an image failed to load', () => {
    const lost: PopupEvent = { type: 'image-failed', url: draft.thumbnailUrl }
    expect(after(openedDraft, lost, found()).screen.name).toBe('duplicate')
  })
})
