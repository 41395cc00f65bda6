import { describe, expect, test } from 'vitest'
import {
  after,
  connected,
  draft,
  expired,
  found,
  opened,
  openedDraft,
  renamed,
  session,
  signedOut,
  unconnected,
} from '../../test/popup-events.ts'
import { raised, signedIn, signingIn, wanted } from '../lazy/screens/screen-events.ts'
import { type PopupEvent, popupReducer } from './popup-reducer.ts'

describe('connecting', () => {
  const rejectedSignIn = signedIn({ ok: false, message: 'No.', fields: { email: 'wrong' } })
  const saving: PopupEvent = { type: 'saving' }
  const connecting: PopupEvent[] = [{ type: 'connecting' }, connected]
  const interrupted: PopupEvent[] = [openedDraft, signedOut, ...connecting]
  const signIn: PopupEvent[] = [signingIn, signedIn({ ok: true, session })]
  const notFound: PopupEvent = { type: 'checked', product: draft, duplicates: [] }
  const raiseSignedOut: PopupEvent = raised({ kind: 'signed-out' })
  const asked = opened({ kind: 'product', draft }, unconnected)

  test.each<[string, PopupEvent[], string]>([
    ['asks to connect first without an account', [asked], 'connect'],
    ['allows a trial without an account', [asked, { type: 'tried' }], 'unconnected'],
    ['shows the product once connected', [asked, connected], 'ready'],
    ['allows saving a trial once connected', [asked, { type: 'tried' }, connected], 'ready'],
    ['reports an expired session', [opened({ kind: 'product', draft }, expired)], 'expired'],
    ['reports a rejected session', [openedDraft, signedOut], 'expired'],
    ['checks an interrupted save for duplicates', interrupted, 'checking'],
    [
      'checks it after a password sign-in',
      [openedDraft, signedOut, { type: 'wants-password' }, ...signIn],
      'checking',
    ],
    ['checks a save that got no response', [openedDraft, saving, ...connecting], 'checking'],
    ['resumes the save without duplicates', [...interrupted, notFound], 'resumed'],
    ['shows a duplicate instead of resuming the save', [...interrupted, found()], 'duplicate'],
    ['returns from the duplicate', [...interrupted, found(), wanted], 'ready'],
    [
      'resumes the save of a confirmed duplicate',
      [openedDraft, found(), wanted, saving, signedOut, ...connecting],
      'resumed',
    ],
    ['saves no draft that was only connected', [openedDraft, ...connecting], 'ready'],
    [
      'saves no draft of an expired session without Add',
      [opened({ kind: 'product', draft }, expired), { type: 'wants-password' }, ...signIn],
      'ready',
    ],
    [
      'saves no draft whose increase of the quantity was rejected',
      [openedDraft, found(), raiseSignedOut, ...connecting],
      'ready',
    ],
    [
      'allows another trial after an interrupted save',
      [openedDraft, signedOut, { type: 'connecting' }, { type: 'tried' }],
      'expired',
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
    const returned = after(paired, opened({ kind: 'unreadable', link: '' }, expired))
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
    const { screen } = after(asked, { type: 'wants-password' }, signingIn, rejectedSignIn)
    expect(screen).toMatchObject({ isBusy: false, message: 'No.', fields: { email: 'wrong' } })
  })

  test.each<[string, PopupEvent, PopupEvent]>([
    ['a rejected sign-in', { type: 'wants-password' }, rejectedSignIn],
    ['a page that did not open', { type: 'connecting' }, { type: 'not-paired' }],
  ])('does not replace a draft by %s that arrives after connecting', (_, begun, late) => {
    const connectedDraft = after(openedDraft, begun, connected, renamed)
    expect(popupReducer(connectedDraft, late)).toEqual(connectedDraft)
  })
})
