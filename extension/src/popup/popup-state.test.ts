import { describe, expect, test } from 'vitest'
import { toDraft } from '../draft/to-draft.ts'
import type { Reading, Session } from '../messages.ts'
import { captured } from '../test/captured.ts'
import { initialState, nextState, type PopupEvent, type PopupState } from './popup-state.ts'

const draft = toDraft(captured({ category: null }), 'key-of-the-draft-1')
const session: Session = { isSignedIn: true, registryTitle: 'Baby Tan is on the way' }
const nobody: Session = { isSignedIn: false, registryTitle: null }

const after = (...events: PopupEvent[]): PopupState => events.reduce(nextState, initialState)
const opened = (reading: Reading, who = session): PopupEvent => ({
  type: 'opened',
  opening: { session: who, reading, waiting: 0 },
})
const openedDraft = opened({ kind: 'product', draft })

describe('the popup', () => {
  test('shows the draft of a product', () => {
    expect(after(openedDraft).screen).toMatchObject({
      name: 'draft',
      draft,
      save: { kind: 'ready' },
    })
  })

  test.each(['not-a-product', 'blocked', 'unreadable'] as const)('says that a page is %s', kind => {
    const reading: Reading = kind === 'unreadable' ? { kind } : { kind, link: 'https://a.example/' }
    expect(after(opened(reading)).screen).toMatchObject({ name: 'no-product', because: kind })
  })

  test('asks a stranger to sign in first and then shows what the page gave', () => {
    const asked = after(opened({ kind: 'product', draft }, nobody))
    expect(asked.screen.name).toBe('sign-in')
    const known = nextState(asked, { type: 'signed-in', result: { ok: true, session } })
    expect(known).toMatchObject({ session, screen: { name: 'draft', draft } })
  })

  test('says why a sign-in was refused', () => {
    const refused: PopupEvent = {
      type: 'signed-in',
      result: { ok: false, message: 'Invalid email or password', fields: { email: 'wrong' } },
    }
    const { screen } = after(openedDraft, { type: 'reconnect' }, { type: 'signing-in' }, refused)
    expect(screen).toMatchObject({
      name: 'sign-in',
      isBusy: false,
      message: 'Invalid email or password',
      fields: { email: 'wrong' },
    })
  })

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

  test('keeps the draft and its key when a save fails', () => {
    const { screen } = after(
      openedDraft,
      { type: 'edited', change: { productName: 'Cot' } },
      { type: 'saving' },
      { type: 'answered', result: { kind: 'failed', message: 'No answer.', isOffline: true } },
    )
    expect(screen).toMatchObject({
      draft: { key: draft.key, productName: 'Cot' },
      save: { kind: 'failed', message: 'No answer.', isOffline: true },
    })
  })

  test('comes back from a sign-in to the draft whose save it interrupted', () => {
    const { screen } = after(
      openedDraft,
      { type: 'edited', change: { productName: 'Cot' } },
      { type: 'saving' },
      { type: 'answered', result: { kind: 'signed-out' } },
      { type: 'reconnect' },
      { type: 'signed-in', result: { ok: true, session } },
    )
    expect(screen).toMatchObject({ draft: { productName: 'Cot' }, save: { kind: 'expired' } })
  })

  test('starts an empty draft with the link that was pasted', () => {
    const link = 'https://shop.example/cot'
    const { screen } = after(opened({ kind: 'unreadable' }), {
      type: 'typing',
      link,
      key: 'k'.repeat(16),
    })
    expect(screen).toMatchObject({ draft: { productUrl: link, productName: '', shop: '' } })
  })

  test('ignores an answer that comes when the draft is gone', () => {
    const saved = after(openedDraft, {
      type: 'answered',
      result: {
        kind: 'queued',
        key: 'k'.repeat(16),
        item: { name: 'Cot', price: '$1', category: 'Other', picture: null },
      },
    })
    expect(nextState(saved, { type: 'edited', change: { productName: 'x' } })).toBe(saved)
  })
})
