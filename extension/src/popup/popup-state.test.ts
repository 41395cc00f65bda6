import type { OwnProduct } from '@registry/shared/contract/quick-add'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { toDraft } from '../draft/to-draft.ts'
import type { Reading, Session } from '../messages.ts'
import type { SeenEntry } from '../queue/watch-queue.ts'
import { captured } from '../test/captured.ts'
import { initialState, nextState, type PopupEvent, type PopupState } from './popup-state.ts'

const draft = toDraft(captured({ category: null }), 'key-of-the-draft-1')
const KEY = 'key-of-the-draft-2'
const session: Session = { isSignedIn: true, registryTitle: 'Baby Tan is on the way' }
const nobody: Session = { isSignedIn: false, registryTitle: null }
const former: Session = { ...session, isSignedIn: false }

const after = (...events: PopupEvent[]): PopupState => events.reduce(nextState, initialState)
const opened = (page: Reading, who = session): PopupEvent => ({
  type: 'opened',
  opening: { session: who, reading: page, waiting: 0, categories: ['Other'] },
})
const openedDraft = opened({ kind: 'product', draft })
const renamed: PopupEvent = { type: 'edited', change: { productName: 'Cot' } }
const signedOut: PopupEvent = { type: 'answered', result: { kind: 'signed-out' } }
const connected: PopupEvent = { type: 'connected', session }
const queued: PopupEvent = {
  type: 'answered',
  result: {
    kind: 'queued',
    key: draft.key,
    item: { name: 'Cot', price: '$1', category: 'Other', picture: null },
  },
}
const entry: SeenEntry = {
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
    const { screen } = after(openedDraft)
    expect(screen).toMatchObject({ name: 'draft', draft, save: { kind: 'ready' } })
  })

  test.each(['not-a-product', 'blocked', 'unreadable'] as const)('says that a page is %s', kind => {
    const page: Reading = kind === 'unreadable' ? { kind } : { kind, link: 'https://a.example/' }
    expect(after(opened(page)).screen).toMatchObject({ name: 'no-product', because: kind })
  })

  test('says that it waits for a page, for as long as it does', () => {
    expect(after({ type: 'still-loading' }).screen).toMatchObject({ isLoading: true })
    const shown = after(openedDraft)
    expect(nextState(shown, { type: 'still-loading' })).toBe(shown)
  })

  test('says when the background gives no answer, and reads again', () => {
    expect(after({ type: 'not-opened' }).screen.name).toBe('broken')
    const again = after({ type: 'not-opened' }, { type: 'reopened' }, openedDraft)
    expect(again.screen.name).toBe('draft')
  })

  test('starts an empty draft with the link that was pasted', () => {
    const link = 'https://shop.example/cot'
    const { screen } = after(opened({ kind: 'unreadable' }), { type: 'typing', link, key: KEY })
    expect(screen).toMatchObject({ draft: { productUrl: link, productName: '', key: KEY } })
  })

  test.each<[Reading, string]>([
    [{ kind: 'unreadable' }, ''],
    [{ kind: 'not-a-product', link: 'https://blog.example/cots' }, 'https://blog.example/cots'],
  ])('notes on which page it was typed: %o', (page, typedOn) => {
    const { screen } = after(opened(page), { type: 'typing', link: 'https://a.example', key: KEY })
    expect(screen).toMatchObject({ draft: { typedOn } })
  })
})

describe('connecting', () => {
  const asked = opened({ kind: 'product', draft }, nobody)

  test.each<[string, PopupEvent[], string]>([
    ['asks a stranger first', [asked], 'connect'],
    ['lets a stranger try it', [asked, { type: 'tried' }], 'unconnected'],
    ['shows what the page gave once connected', [asked, connected], 'ready'],
    ['opens a tried draft for saving', [asked, { type: 'tried' }, connected], 'ready'],
    ['tells who was connected before', [opened({ kind: 'product', draft }, former)], 'expired'],
    ['tells whom the registry no longer knows', [openedDraft, signedOut], 'expired'],
    [
      'goes on with the save that it interrupted',
      [openedDraft, signedOut, { type: 'connecting' }, connected],
      'resumed',
    ],
    [
      'goes on with it after a password too',
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

  test('keeps what was typed while it connects', () => {
    const back = after(openedDraft, renamed, signedOut, { type: 'connecting' }, connected)
    expect(back.screen).toMatchObject({ draft: { productName: 'Cot', key: draft.key } })
  })

  test('shows the code that the page shows, also to a popup that opens meanwhile', () => {
    const paired: PopupEvent = { type: 'paired', code: '7K24' }
    expect(after(asked, { type: 'connecting' }, paired)).toMatchObject({
      code: '7K24',
      screen: { name: 'connect', isBusy: false },
    })
    const returned = after(paired, opened({ kind: 'unreadable' }, former))
    expect(returned.screen.name).toBe('connect')
    expect(nextState(returned, connected)).toMatchObject({
      code: '',
      screen: { name: 'no-product' },
    })
  })

  test('says that the page did not open', () => {
    const { screen } = after(asked, { type: 'connecting' }, { type: 'not-paired' })
    expect(screen).toMatchObject({ isBusy: false, message: expect.stringContaining('again') })
  })

  test('says why a sign-in was refused', () => {
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
  test('takes a field that was changed for checked and its error for gone', () => {
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

  test('takes the price for looked at when its currency is', () => {
    const foreign = toDraft(captured({ price: { minor: 30000, currency: 'NPR' } }), KEY)
    const { screen } = after(opened({ kind: 'product', draft: foreign }), {
      type: 'edited',
      change: { currency: 'SGD' },
    })
    expect(foreign.check).toContain('totalPrice')
    expect(screen).toMatchObject({ draft: { check: [] } })
  })

  test('stays with its key when it could not be kept', () => {
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

  test('ignores what comes when it is gone', () => {
    const saved = after(openedDraft, queued)
    expect(nextState(saved, renamed)).toBe(saved)
    expect(nextState(saved, found())).toBe(saved)
  })
})

describe('a product that is on the list already', () => {
  test.each<[string, PopupEvent[], string]>([
    ['is shown before anything was changed', [found()], 'duplicate'],
    ['does not come between the owner and their typing', [renamed, found()], 'draft'],
    [
      'is shown then when it is to be saved',
      [renamed, found({ ...draft, productName: 'Cot' }), { type: 'warned' }],
      'duplicate',
    ],
    ['is not shown for a name that was changed since', [renamed, found()], 'draft'],
    ['is wanted all the same', [found(), { type: 'wanted' }], 'draft'],
    ['is not shown twice', [found(), { type: 'wanted' }, found(), { type: 'warned' }], 'draft'],
    [
      'is wanted once more',
      [found(), { type: 'raising' }, { type: 'raised', result: { kind: 'raised', quantity: 2 } }],
      'raised',
    ],
    [
      'needs a connection to be wanted once more',
      [found(), { type: 'raised', result: { kind: 'signed-out' } }],
      'draft',
    ],
  ])('%s', (_, events, name) => {
    expect(after(openedDraft, ...events).screen.name).toBe(name)
  })

  test('says how many more there are, and why the quantity stays', () => {
    const { screen } = after(
      openedDraft,
      found(),
      { type: 'raising' },
      { type: 'raised', result: { kind: 'failed', message: 'No.' } },
    )
    expect(screen).toMatchObject({ item: known, others: 1, isBusy: false, message: 'No.' })
  })

  test('does not disturb who has just been told to connect', () => {
    expect(after(openedDraft, signedOut, found()).screen.name).toBe('draft')
  })

  test('is shown although a picture did not load', () => {
    const lost: PopupEvent = { type: 'edited', change: { pictures: [], thumbnailUrl: '' } }
    expect(after(openedDraft, lost, found()).screen.name).toBe('duplicate')
  })
})

describe('a saved draft', () => {
  const undone: PopupEvent = { type: 'undone', result: { kind: 'undone' }, key: KEY }

  test('comes back under a new key when it was undone', () => {
    const { screen } = after(openedDraft, renamed, queued, { type: 'undoing' }, undone)
    expect(screen).toMatchObject({
      name: 'draft',
      draft: { productName: 'Cot', key: KEY },
      save: { kind: 'undone' },
      isTouched: true,
    })
  })

  test('says why it stays', () => {
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

  test('comes back to be changed when the registry refused it', () => {
    const { screen } = after(openedDraft, queued, { type: 'queue', entries: [entry] })
    expect(screen).toMatchObject({
      name: 'draft',
      draft: { productName: 'Cot', key: entry.key },
      fields: entry.fields,
      save: { kind: 'failed', message: 'Too long' },
    })
  })

  test('leaves a draft alone that is being written meanwhile', () => {
    const { screen } = after(openedDraft, { type: 'queue', entries: [entry] })
    expect(screen).toMatchObject({ draft, save: { kind: 'ready' } })
  })

  test('comes back from the queue when the owner looks at it', () => {
    const { screen } = after(openedDraft, { type: 'looks-at', entry })
    expect(screen).toMatchObject({ draft: { productName: 'Cot', key: entry.key } })
  })
})
