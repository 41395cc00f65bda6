import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import type { Draft } from '../draft/draft.ts'
import { emptyDraft } from '../draft/empty-draft.ts'
import type { Opening, SavedItem, SaveResult, Session, SignInResult } from '../messages.ts'

/** What stands under the draft: nothing, the save that runs, or why it did not work. */
export type SaveState =
  | { kind: 'ready' | 'saving' | 'expired' }
  | { kind: 'failed'; message: string; isOffline: boolean }

export type Screen =
  | { name: 'reading' }
  | { name: 'sign-in'; isBusy: boolean; message: string; fields: Record<string, string> }
  | { name: 'no-product'; because: 'not-a-product' | 'blocked' | 'unreadable'; link: string }
  | { name: 'draft'; draft: Draft; save: SaveState; fields: Record<string, string> }
  | { name: 'saved'; item: SavedItem }

export interface PopupState {
  session: Session
  screen: Screen
  /** Where a sign-in leads: what the page gave, or the draft whose save it interrupted. */
  after: Screen
}

export type PopupEvent =
  | { type: 'opened'; opening: Opening }
  | { type: 'signing-in' }
  | { type: 'signed-in'; result: SignInResult }
  | { type: 'typing'; link: string; key: string }
  | { type: 'edited'; change: Partial<Draft> }
  | { type: 'saving' }
  | { type: 'answered'; result: SaveResult }
  | { type: 'reconnect' }

const reading: Screen = { name: 'reading' }
const signIn = { name: 'sign-in', isBusy: false, message: '', fields: {} } as const

export const initialState: PopupState = {
  session: { isSignedIn: false, registryTitle: null },
  screen: reading,
  after: reading,
}

/** The popup after something happened. */
export function nextState(state: PopupState, event: PopupEvent): PopupState {
  switch (event.type) {
    case 'opened':
      return opened(event.opening)
    case 'signing-in':
      return { ...state, screen: { ...signIn, isBusy: true } }
    case 'signed-in':
      return signedIn(state, event.result)
    case 'typing':
      return { ...state, screen: draftScreen(emptyDraft(event.key, event.link)) }
    case 'reconnect':
      return { ...state, screen: signIn, after: state.screen }
    default:
      return state.screen.name === 'draft'
        ? { ...state, ...nextDraft(state, state.screen, event) }
        : state
  }
}

type DraftScreen = Extract<Screen, { name: 'draft' }>
type DraftEvent = Extract<PopupEvent, { type: 'edited' | 'saving' | 'answered' }>

function nextDraft(state: PopupState, screen: DraftScreen, event: DraftEvent): Partial<PopupState> {
  switch (event.type) {
    case 'edited':
      return { screen: edited(screen, event.change) }
    case 'saving':
      return { screen: { ...screen, save: { kind: 'saving' }, fields: {} } }
    case 'answered':
      return answered(state, screen, event.result)
  }
}

function opened({ session, reading: page }: Opening): PopupState {
  const after: Screen =
    page.kind === 'product'
      ? draftScreen(page.draft)
      : {
          name: 'no-product',
          because: page.kind,
          link: page.kind === 'unreadable' ? '' : page.link,
        }
  return { session, after, screen: session.isSignedIn ? after : signIn }
}

function signedIn(state: PopupState, result: SignInResult): PopupState {
  if (result.ok) return { ...state, session: result.session, screen: state.after }
  const { message, fields } = result
  return { ...state, screen: { ...signIn, message, fields } }
}

function draftScreen(draft: Draft): DraftScreen {
  return { name: 'draft', draft, save: { kind: 'ready' }, fields: {} }
}

/** A field that was changed has been looked at, and its error is of another value. */
function edited(screen: DraftScreen, change: Partial<Draft>): DraftScreen {
  const isTouched = (field: string) => field in change
  const draft = { ...screen.draft, ...change }
  draft.check = draft.check.filter(field => !isTouched(field))
  const fields = Object.entries(screen.fields).filter(([field]) => !isTouched(field))
  return { ...screen, draft, fields: Object.fromEntries(fields) }
}

function answered(state: PopupState, screen: DraftScreen, result: SaveResult): Partial<PopupState> {
  switch (result.kind) {
    case 'queued':
      return { screen: { name: 'saved', item: result.item } }
    case 'invalid':
      return { screen: { ...screen, save: { kind: 'ready' }, fields: result.fields } }
    case 'failed':
      return { screen: { ...screen, save: { isOffline: false, ...result } } }
    case 'signed-out':
      return {
        session: { ...state.session, isSignedIn: false },
        screen: { ...screen, save: { kind: 'expired' } },
      }
  }
}

/** What the header says under the name. */
export function subtitleOf({ session, screen }: PopupState): string {
  if (screen.name === 'reading') return t.subtitle
  return session.registryTitle ?? t.notConnected
}
