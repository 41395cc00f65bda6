import { createEmptyDraft } from '../../../draft/create-empty-draft.ts'
import type { IncreaseResult, Session, SignInResult, UndoResult } from '../../../messages.ts'
import type { ChangeEvent, PopupEvent } from '../../state/popup-reducer.ts'
import { type DuplicateScreen, draftScreen, type Screen, signIn } from '../../state/screen.ts'

type Named<N extends Screen['name']> = Extract<Screen, { name: N }>

/** Creates an event that changes the screen of this name; it is ignored once another one is open. */
function changeOf<N extends Screen['name']>(
  name: N,
  change: (screen: Named<N>, session: Session) => Screen,
): ChangeEvent {
  const isOpen = (screen: Screen): screen is Named<N> => screen.name === name
  return {
    type: 'changed',
    change: (screen, session) => (isOpen(screen) ? change(screen, session) : screen),
  }
}

/** Opens an empty draft with this link and key, on a page without a product. */
export const typing = (link: string, key: string): ChangeEvent => ({
  type: 'changed',
  change(screen, session) {
    const typedOn = screen.name === 'no-product' ? screen.link : ''
    return draftScreen(session, { ...createEmptyDraft(key, link), typedOn })
  },
})

export const signingIn = changeOf('sign-in', () => ({ ...signIn, isBusy: true }))

/** A sign-in was answered. */
export const signedIn = (result: SignInResult): PopupEvent =>
  result.ok
    ? { type: 'connected', session: result.session }
    : changeOf('sign-in', () => ({ ...signIn, message: result.message, fields: result.fields }))

/** Adds the duplicate as a separate item. Ignored during an increase, whose result would be lost. */
export const wanted = changeOf('duplicate', screen =>
  screen.isBusy ? screen : { ...screen.of, isWanted: true },
)

/** An increase of the quantity was sent. */
export const raising = changeOf('duplicate', screen => ({ ...screen, isBusy: true, message: '' }))

/** An increase of the quantity was answered. */
export const raised = (result: IncreaseResult) =>
  changeOf('duplicate', screen => afterRaise(screen, result))

function afterRaise(screen: DuplicateScreen, result: IncreaseResult): Screen {
  switch (result.kind) {
    case 'raised':
      return { name: 'raised', item: { ...screen.item, quantity: result.quantity } }
    case 'failed':
      return { ...screen, isBusy: false, message: result.message }
    case 'signed-out':
      return { ...screen.of, save: { kind: 'expired' } }
  }
}

/** An undo was sent. */
export const undoing = changeOf('saved', screen => ({ ...screen, isUndoing: true }))

/** An undo was answered; reopens the draft under a new key after a success. */
export const undone = (result: UndoResult, key: string) =>
  changeOf('saved', (screen, session) => {
    if (result.kind === 'failed') return { ...screen, isUndoing: false, message: result.message }
    const back = draftScreen(session, { ...screen.draft, key })
    return { ...back, save: { kind: 'undone' }, isWanted: true, isTouched: true }
  })
