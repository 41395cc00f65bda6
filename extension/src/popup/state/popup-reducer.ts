import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { UNDO_MS } from '../../config.ts'
import type { OpenResult, SaveResult, Session } from '../../messages.ts'
import type { QueueEntryView } from '../../queue/watch-queue.ts'
import { type DraftEvent, draftReducer } from './draft-reducer.ts'
import {
  connect,
  draftScreen,
  isPending,
  pageScreen,
  readiness,
  reading,
  type Screen,
  savedScreen,
  signIn,
} from './screen.ts'

export interface PopupState {
  session: Session
  screen: Screen
  /** Screen after connecting: the page's screen, or the draft whose save was interrupted. */
  after: Screen
  /** Queued products, oldest first. */
  queue: readonly QueueEntryView[]
  isOnline: boolean
  categories: readonly string[]
  /** Pairing code to compare; empty without a pending pairing. */
  code: string
}

/** Event of a lazily loaded screen. It carries its change, whose code comes with that screen. */
export interface ChangeEvent {
  type: 'changed'
  change: (screen: Screen, session: Session) => Screen
}

/** Events of the popup. An event that creates a draft contains its key, because reducers must be pure. */
export type PopupEvent =
  | { type: 'reopened' | 'not-opened' | 'still-loading' | 'tried' | 'connecting' | 'not-paired' }
  | { type: 'wants-password' | 'back' }
  | { type: 'opened'; opening: OpenResult }
  | { type: 'paired'; code: string }
  | { type: 'connected'; session: Session }
  | { type: 'answered'; result: SaveResult }
  | { type: 'queue'; entries: readonly QueueEntryView[] }
  | { type: 'looks-at'; entry: QueueEntryView }
  | { type: 'line'; isOnline: boolean }
  | DraftEvent
  | ChangeEvent

export const initialState: PopupState = {
  session: { isSignedIn: false, registryTitle: null },
  screen: reading,
  after: reading,
  queue: [],
  isOnline: true,
  categories: [],
  code: '',
}

/** Reducer of the popup. */
export function popupReducer(state: PopupState, event: PopupEvent): PopupState {
  const { screen, session } = state
  switch (event.type) {
    case 'opened':
      return opened(state, event.opening)
    case 'reopened':
      return { ...state, screen: reading }
    case 'not-opened':
      return { ...state, screen: { name: 'broken' } }
    case 'still-loading':
      return screen.name === 'reading'
        ? { ...state, screen: { name: 'reading', isLoading: true } }
        : state
    case 'tried':
    case 'back':
      return { ...state, screen: event.type === 'tried' ? state.after : connect }
    case 'connecting':
      return { ...leaving(state), screen: { ...connect, isBusy: true } }
    case 'paired':
      return paired(state, event.code)
    case 'not-paired':
      return notPaired(state)
    case 'wants-password':
      return { ...leaving(state), screen: signIn }
    case 'connected':
      return connected(state, event.session)
    case 'queue':
      return queued(state, event.entries)
    case 'looks-at':
      return { ...state, screen: refused(session, event.entry) }
    case 'line':
      return { ...state, isOnline: event.isOnline }
    default:
      return onScreen(state, event)
  }
}

type ScreenEvent = Extract<PopupEvent, { type: 'answered' }> | DraftEvent | ChangeEvent

/** Handles an event of a single screen; ignored once that screen is closed. */
function onScreen(state: PopupState, event: ScreenEvent): PopupState {
  const { screen, session } = state
  switch (event.type) {
    case 'answered':
      return answered(state, event.result)
    case 'changed':
      return { ...state, screen: event.change(screen, session) }
    default:
      return screen.name === 'draft' ? { ...state, screen: draftReducer(screen, event) } : state
  }
}

function opened(state: PopupState, { session, reading: page, categories }: OpenResult): PopupState {
  const after = pageScreen(session, page)
  const isAsked = readiness(session) === 'unconnected' || (state.code && !session.isSignedIn)
  return { ...state, session, after, categories, screen: isAsked ? connect : after }
}

/** Stores the screen to return to after connecting. */
function leaving(state: PopupState): PopupState {
  const { screen } = state
  if (screen.name === 'draft' && isPending(screen.save)) {
    return { ...state, after: { ...screen, save: { kind: 'expired', isInterrupted: true } } }
  }
  return screen.name === 'connect' || screen.name === 'sign-in'
    ? state
    : { ...state, after: screen }
}

function paired(state: PopupState, code: string): PopupState {
  return { ...state, code, screen: state.screen.name === 'connect' ? connect : state.screen }
}

/** Ignored once another screen, such as a draft that is being edited, is open. */
function notPaired(state: PopupState): PopupState {
  if (state.screen.name !== 'connect') return state
  return { ...state, screen: { ...connect, message: t.noConnecting } }
}

function connected(state: PopupState, session: Session): PopupState {
  const { screen } = state
  const isAsking = screen.name === 'connect' || screen.name === 'sign-in'
  const next = isAsking ? resumable(state.after) : screen
  return { ...state, session, code: '', screen: savable(next) }
}

/** Resumes the save of a draft that a missing connection interrupted, and no other save. */
function resumable(screen: Screen): Screen {
  if (screen.name !== 'draft' || !('isInterrupted' in screen.save)) return screen
  return { ...screen, save: { kind: screen.isWanted ? 'resumed' : 'checking' } }
}

function savable(screen: Screen): Screen {
  if (screen.name !== 'draft') return screen
  const isShut = screen.save.kind === 'unconnected' || screen.save.kind === 'expired'
  return isShut ? { ...screen, save: { kind: 'ready' } } : screen
}

function answered(state: PopupState, result: SaveResult): PopupState {
  const { screen } = state
  if (screen.name !== 'draft') return state
  switch (result.kind) {
    case 'queued': {
      const { key, item } = result
      const { draft } = screen
      return { ...state, screen: savedScreen({ key, item, draft, undoMs: UNDO_MS }) }
    }
    case 'invalid':
      return { ...state, screen: { ...screen, save: { kind: 'ready' }, fields: result.fields } }
    case 'failed':
      return { ...state, screen: { ...screen, save: { kind: 'failed', message: result.message } } }
    case 'signed-out': {
      const session = { ...state.session, isSignedIn: false }
      const save = { kind: readiness(session), isInterrupted: true } as const
      return { ...state, session, screen: { ...screen, save } }
    }
  }
}

/** Reopens the saved draft if the registry rejected it; otherwise remembers its item once it was sent. */
function queued(state: PopupState, entries: PopupState['queue']): PopupState {
  const { screen, session } = state
  const next = { ...state, queue: entries }
  if (screen.name !== 'saved') return next
  // The former queue too, because the entry may have been sent before this screen opened.
  const entry = [...state.queue, ...entries].findLast(({ key }) => key === screen.key)
  if (entry?.state === 'refused') return { ...next, screen: refused(session, entry) }
  return { ...next, screen: { ...screen, itemId: entry?.itemId ?? screen.itemId } }
}

/** The draft keeps its key in the queue, which sends it again under a new idempotency key. */
function refused(session: Session, entry: QueueEntryView): Screen {
  return {
    ...draftScreen(session, { ...entry.draft, key: entry.key }),
    save: { kind: 'failed', message: entry.message ?? t.failed },
    fields: entry.fields ?? {},
    isWanted: true,
  }
}

/** Returns the subtitle of the header. */
export function subtitleOf({ session, screen }: PopupState): string {
  if (screen.name === 'reading') return t.subtitle
  return session.registryTitle ?? t.notConnected
}
