import type { OwnProduct } from '@registry/shared/contract/items/quick-add'
import type { Draft } from '../../draft/draft.ts'
import type { ExtractionResult, SavedItem, Session } from '../../messages.ts'

/**
 * State of the save. After connecting, an interrupted save is first `checking` for duplicates, then `resumed`
 * without another press of Add.
 */
export type SaveState =
  | { kind: 'ready' | 'saving' | 'checking' | 'resumed' | 'undone' }
  | { kind: 'unconnected' | 'expired'; isInterrupted?: true }
  | { kind: 'failed'; message: string }

export interface DraftScreen {
  name: 'draft'
  draft: Draft
  save: SaveState
  fields: Partial<Record<string, string>>
  /** The owner has edited the draft, so no other screen may replace it. */
  isTouched: boolean
  /** Items that may be this product. Ignored once the owner has confirmed (`isWanted`). */
  duplicates: readonly OwnProduct[]
  isWanted: boolean
  /** The page was still empty when it was read. */
  isStillLoading: boolean
}

export type Screen =
  | { name: 'reading'; isLoading: boolean }
  | { name: 'broken' }
  | { name: 'connect'; isBusy: boolean; message: string }
  | { name: 'sign-in'; isBusy: boolean; message: string; fields: Partial<Record<string, string>> }
  | {
      name: 'no-product'
      because: Exclude<ExtractionResult['kind'], 'product' | 'saved'>
      link: string
    }
  | DraftScreen
  | DuplicateScreen
  | SavedScreen
  | { name: 'raised'; item: OwnProduct }

export interface SavedScreen {
  name: 'saved'
  key: string
  item: SavedItem
  draft: Draft
  /** Time in ms left for undo; an unsent item can be undone longer. */
  undoMs: number
  /** Id of the item once it was sent, because the queue then removes its entry or hides it during an undo. */
  itemId: string | undefined
  isUndoing: boolean
  message: string
}

export interface DuplicateScreen {
  name: 'duplicate'
  item: OwnProduct
  /** Number of further possible duplicates. */
  others: number
  /** The draft to return to. */
  of: DraftScreen
  isBusy: boolean
  message: string
}

export const reading: Screen = { name: 'reading', isLoading: false }
export const connect = { name: 'connect', isBusy: false, message: '' } as const
export const signIn = { name: 'sign-in', isBusy: false, message: '', fields: {} } as const

/** Returns whether the draft is being saved. */
export function isPending({ kind }: SaveState): boolean {
  return kind === 'saving' || kind === 'checking' || kind === 'resumed'
}

/** Creates the screen of a draft for a session. */
export function draftScreen(session: Session, draft: Draft): DraftScreen {
  return {
    name: 'draft',
    draft,
    save: { kind: readiness(session) },
    fields: {},
    isTouched: false,
    duplicates: [],
    isWanted: false,
    isStillLoading: false,
  }
}

/** Creates the screen of a draft that is in the queue. */
export function savedScreen(
  saved: Pick<SavedScreen, 'key' | 'item' | 'draft' | 'undoMs'>,
): SavedScreen {
  return { name: 'saved', ...saved, itemId: undefined, isUndoing: false, message: '' }
}

/**
 * Returns 'expired' after an earlier connection and 'unconnected' without one, in which case the draft
 * can only be tried out.
 */
export function readiness({ isSignedIn, registryTitle }: Session) {
  if (isSignedIn) return 'ready'
  return registryTitle === null ? 'unconnected' : 'expired'
}

/** Returns the screen for the extraction result of a page. */
export function pageScreen(session: Session, page: ExtractionResult): Screen {
  if (page.kind === 'product') {
    return { ...draftScreen(session, page.draft), isStillLoading: page.isStillLoading === true }
  }
  if (page.kind === 'saved') {
    const { key, item, draft, undoMs } = page
    return savedScreen({ key, item, draft, undoMs })
  }
  return { name: 'no-product', because: page.kind, link: page.link }
}
