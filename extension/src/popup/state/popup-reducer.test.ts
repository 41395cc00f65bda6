import type { OwnProduct } from '@registry/shared/contract/items/quick-add'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { capturedExample } from '../../../../shared/test/captured-example.ts'
import { toDraft } from '../../draft/extraction/to-draft.ts'
import type { ExtractionResult, Session } from '../../messages.ts'
import type { QueueEntryView } from '../../queue/watch-queue.ts'
import { initialState, type PopupEvent, type PopupState, popupReducer } from './popup-reducer.ts'

const draft = toDraft(capturedExample({ category: null }), 'key-of-the-draft-1')
const KEY = 'key-of-the-draft-2'
const session: Session = { isSignedIn: true, registryTitle: 'Baby Tan is on the way' }
const nobody: Session = { isSignedIn: false, registryTitle: null }
const former: Session = { ...session, isSignedIn: false }

const after = (...events: PopupEvent[]): PopupState => events.reduce(popupReducer, initialState)
const opened = (page: ExtractionResult, who = session): PopupEvent => ({
  type: 'opened',
  opening: { session: who, reading: page, categories: ['Other'] },
})
const openedDraft = opened({ kind: 'product', draft })
const renamed: PopupEvent = { type: 'edited', change: { productName: 'Cot' } }
const signedOut: PopupEvent = { type: 'answered', result: { kind: 'signed-out' } }
const connected: PopupEvent = { type: 'connected', session }
const item = { name: 'Cot', price: '$1', category: 'Other', picture: null }
const queued: PopupEvent = {
  type: 'answered',
  result: { kind: 'queued', key: draft.key, item },
}
const entry: QueueEntryView = {
  key: draft.key,
  name: 'Cot',
  draft: { ...draft, productName: 'Cot' },
  state: 'refused',
  tries: 1,
  nextTryAt: 0,
  message: 'Too long',
  fields: { productName: 'Please enter a product name' },
}
const known: OwnProduct = {
  id: 'a',
  productName: 'Cot',
  productUrl: '',
  totalPrice: cents(100),
  quantity: 1,
  thumbnailUrl: null,
  isHidden: false,
  isFunded: false,
  createdAt: '2026-11-12T00:00:00.000Z',
}
const found = (about = draft): PopupEvent => ({
  type: 'checked',
  product: about,
  duplicates: [known, known],
})

describe('the popup that opens', () => {
  test('shows the draft of a product', () => {
    const expected = { name: 'draft', draft, save: { kind: 'ready' } }
    expect(after(openedDraft).screen).toMatchObject(expected)
  })

  test.each(['not-a-product', 'blocked', 'unreadable'] as const)('shows no product: %s', kind => {
    const page: ExtractionResult =
      kind === 'unreadable' ? { kind } : { kind, link: 'https://a.example/' }
    expect(after(opened(page)).screen).toMatchObject({ name: 'no-product', because: kind })
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
    const { screen } = after(opened({ kind: 'unreadable' }), { type: 'typing', link, key: KEY })
    expect(screen).toMatchObject({ draft: { productUrl: link, productName: '', key: KEY } })
  })

  test.each<[ExtractionResult, string]>([
    [{ kind: 'unreadable' }, ''],
    [{ kind: 'not-a-product', link: 'https://blog.example/cots' }, 'https://blog.example/cots'],
  ])('stores the page on which a draft was entered: %o', (page, typedOn) => {
    const { screen } = after(opened(page), { type: 'typing', link: 'https://a.example', key: KEY })
    expect(screen).toMatchObject({ draft: { typedOn } })
  })
})

describe('connecting', () => {
  const asked = opened({ kind: 'product', draft }, nobody)

  test.each<[string, PopupEvent[], string]>([
    ['asks to connect first without an account', [asked], 'connect'],
    ['allows a trial without an account', [asked, { type: 'tried' }], 'unconnected'],
    ['shows the product once connected', [asked, connected], 'ready'],
    ['allows saving a trial once connected', [asked, { type: 'tried' }, connected], 'ready'],
    ['reports an expired session', [opened({ kind: 'product', draft }, former)], 'expired'],
    ['reports a rejected session', [openedDraft, signedOut], 'expired'],
    [
      'resumes an interrupted save',
      [openedDraft, signedOut, { type: 'connecting' }, connected],
      'resumed',
    ],
    [
      'resumes it after a password sign-in',
      [
        openedDraft,
        signedOut,
        { type: 'wants-password' },
        { type: 'signing-in' },
        { type: 'signed-in', result: { ok: true, session } },
      ],
      'resumed',
    ],
  ])('%s', (_, events, kind) => {
    const { screen } = after(...events)
    expect(screen.name === 'draft' ? screen.save.kind : screen.name).toBe(kind)
  })

  test('preserves edits while connecting', () => {
    const back = after(openedDraft, renamed, signedOut, { type: 'connecting' }, connected)
    expect(back.screen).toMatchObject({ draft: { productName: 'Cot', key: draft.key } })
  })

  test('shows the pairing code, also in a popup opened later', () => {
    const paired: PopupEvent = { type: 'paired', code: '7K24' }
    expect(after(asked, { type: 'connecting' }, paired)).toMatchObject({
      code: '7K24',
      screen: { name: 'connect', isBusy: false },
    })
    const returned = after(paired, opened({ kind: 'unreadable' }, former))
    expect(returned.screen.name).toBe('connect')
    expect(popupReducer(returned, connected)).toMatchObject({
      code: '',
      screen: { name: 'no-product' },
    })
  })

  test('reports that the page did not open', () => {
    const { screen } = after(asked, { type: 'connecting' }, { type: 'not-paired' })
    expect(screen).toMatchObject({ isBusy: false, message: expect.stringContaining('again') })
  })

  test('shows the error of a rejected sign-in', () => {
    const { screen } = after(
      asked,
      { type: 'wants-password' },
      { type: 'signing-in' },
      { type: 'signed-in', result: { ok: false, message: 'No.', fields: { email: 'wrong' } } },
    )
    expect(screen).toMatchObject({ isBusy: false, message: 'No.', fields: { email: 'wrong' } })
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
    ['can be added as a separate item', [found(), { type: 'wanted' }], 'draft'],
    ['is not shown twice', [found(), { type: 'wanted' }, found(), { type: 'warned' }], 'draft'],
    [
      'can increase the quantity',
      [found(), { type: 'raising' }, { type: 'raised', result: { kind: 'raised', quantity: 2 } }],
      'raised',
    ],
    [
      'requires a connection to increase the quantity',
      [found(), { type: 'raised', result: { kind: 'signed-out' } }],
      'draft',
    ],
  ])('%s', (_, events, name) => {
    expect(after(openedDraft, ...events).screen.name).toBe(name)
  })

  test('shows the number of other duplicates and the error of a failed increase', () => {
    const { screen } = after(
      openedDraft,
      found(),
      { type: 'raising' },
      { type: 'raised', result: { kind: 'failed', message: 'No.' } },
    )
    expect(screen).toMatchObject({ item: known, others: 1, isBusy: false, message: 'No.' })
  })

  test('is not shown after the session expired', () => {
    expect(after(openedDraft, signedOut, found()).screen.name).toBe('draft')
  })

  test('is shown although an image failed to load', () => {
    const lost: PopupEvent = { type: 'edited', change: { pictures: [], thumbnailUrl: '' } }
    expect(after(openedDraft, lost, found()).screen.name).toBe('duplicate')
  })
})

describe('a saved draft', () => {
  const undone: PopupEvent = { type: 'undone', result: { kind: 'undone' }, key: KEY }

  test('reopens under a new key after an undo', () => {
    const { screen } = after(openedDraft, renamed, queued, { type: 'undoing' }, undone)
    expect(screen).toMatchObject({
      name: 'draft',
      draft: { productName: 'Cot', key: KEY },
      save: { kind: 'undone' },
      isTouched: true,
    })
  })

  test('shows the error of a failed undo', () => {
    const stays: PopupEvent = {
      type: 'undone',
      result: { kind: 'failed', message: 'A guest has given to it.' },
      key: KEY,
    }
    expect(after(openedDraft, queued, { type: 'undoing' }, stays).screen).toMatchObject({
      name: 'saved',
      isUndoing: false,
      message: 'A guest has given to it.',
    })
  })

  test('reopens for editing when the registry rejected it', () => {
    const { screen } = after(openedDraft, queued, { type: 'queue', entries: [entry] })
    expect(screen).toMatchObject({
      name: 'draft',
      draft: { productName: 'Cot', key: entry.key },
      fields: entry.fields,
      save: { kind: 'failed', message: 'Too long' },
    })
  })

  test('does not replace a draft that is being edited', () => {
    const { screen } = after(openedDraft, { type: 'queue', entries: [entry] })
    expect(screen).toMatchObject({ draft, save: { kind: 'ready' } })
  })

  test('is opened from the queue for editing', () => {
    const expected = { draft: { productName: 'Cot', key: entry.key } }
    expect(after(openedDraft, { type: 'looks-at', entry }).screen).toMatchObject(expected)
  })
})
