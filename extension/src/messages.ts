import * as z from 'zod/mini'
import { type Draft, type DraftField, draft } from './draft/draft.ts'

/** What the popup asks of the background, which alone holds tokens and talks to the registry. */
export const request = z.discriminatedUnion('type', [
  z.object({ type: z.literal('open'), tabId: z.int() }),
  z.object({ type: z.literal('sign-in'), email: z.string(), password: z.string() }),
  z.object({ type: z.literal('save'), draft }),
])
export type Request = z.output<typeof request>

export interface Session {
  isSignedIn: boolean
  /** What the registry calls itself, null until someone signed in. */
  registryTitle: string | null
}

/** What a page turned out to be. */
export type Reading =
  | { kind: 'product'; draft: Draft }
  /** `blocked` when the shop shows its wall instead. `link` is the page's own, empty when not http(s). */
  | { kind: 'not-a-product' | 'blocked'; link: string }
  | { kind: 'unreadable' }

export interface Opening {
  session: Session
  reading: Reading
}

export type SignInResult =
  | { ok: true; session: Session }
  | { ok: false; message: string; fields: Record<string, string> }

/** An item as the last screen shows it. */
export interface SavedItem {
  name: string
  price: string
  category: string
  picture: string | null
}

export type SaveResult =
  | { kind: 'saved'; item: SavedItem }
  | { kind: 'invalid'; fields: Partial<Record<DraftField, string>> }
  | { kind: 'signed-out' }
  | { kind: 'failed'; message: string; isOffline: boolean }

export interface Answers {
  open: Opening
  'sign-in': SignInResult
  save: SaveResult
}
