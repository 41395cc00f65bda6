import type { OwnProduct } from '@registry/shared/contract/quick-add'
import type { Draft } from '../draft/draft.ts'
import { emptyDraft } from '../draft/empty-draft.ts'
import type { Reading, SavedItem, Session } from '../messages.ts'

/** What stands under the draft. One that is `resumed` is saved without asking: a connection interrupted it. */
export type SaveState =
  | { kind: 'ready' | 'saving' | 'unconnected' | 'expired' | 'resumed' | 'undone' }
  | { kind: 'failed'; message: string }

export interface DraftScreen {
  name: 'draft'
  draft: Draft
  save: SaveState
  fields: Partial<Record<string, string>>
  /** The owner has changed something, so nothing may come between them and it. */
  isTouched: boolean
  /** Own items that may be this product, unless the owner wants it all the same. */
  duplicates: readonly OwnProduct[]
  isWanted: boolean
}

export type Screen =
  | { name: 'reading'; isLoading: boolean }
  | { name: 'broken' }
  | { name: 'connect'; isBusy: boolean; message: string }
  | { name: 'sign-in'; isBusy: boolean; message: string; fields: Partial<Record<string, string>> }
  | { name: 'no-product'; because: Exclude<Reading['kind'], 'product' | 'saved'>; link: string }
  | DraftScreen
  | DuplicateScreen
  | {
      name: 'saved'
      key: string
      item: SavedItem
      draft: Draft
      /** Milliseconds left to undo it, from when this is shown; what still waits can be undone longer. */
      undoMs: number
      isUndoing: boolean
      message: string
    }
  | { name: 'raised'; item: OwnProduct }

export interface DuplicateScreen {
  name: 'duplicate'
  item: OwnProduct
  /** How many more items may be this product. */
  others: number
  /** What leads on from here. */
  of: DraftScreen
  isBusy: boolean
  message: string
}

export const reading: Screen = { name: 'reading', isLoading: false }
export const connect = { name: 'connect', isBusy: false, message: '' } as const
export const signIn = { name: 'sign-in', isBusy: false, message: '', fields: {} } as const

/** The form of a draft, as far as someone with such a session can save it. */
export function draftScreen(session: Session, draft: Draft): DraftScreen {
  return {
    name: 'draft',
    draft,
    save: { kind: readiness(session) },
    fields: {},
    isTouched: false,
    duplicates: [],
    isWanted: false,
  }
}

/** A form that the owner fills alone. */
export function emptyDraftScreen(
  session: Session,
  { key, link, typedOn }: { key: string; link: string; typedOn: string },
): DraftScreen {
  return draftScreen(session, { ...emptyDraft(key, link), typedOn })
}

/** Who was connected once is asked to connect again; who never was tries it out. */
export function readiness({ isSignedIn, registryTitle }: Session) {
  if (isSignedIn) return 'ready'
  return registryTitle === null ? 'unconnected' : 'expired'
}

/** What a page leads to. */
export function pageScreen(session: Session, page: Reading): Screen {
  if (page.kind === 'product') return draftScreen(session, page.draft)
  if (page.kind === 'saved') {
    const { key, item, draft, undoMs } = page
    return { name: 'saved', key, item, draft, undoMs, isUndoing: false, message: '' }
  }
  const link = page.kind === 'unreadable' ? '' : page.link
  return { name: 'no-product', because: page.kind, link }
}
