import type { OwnProduct } from '@registry/shared/contract/items/quick-add'
import * as z from 'zod/mini'
import { type Draft, type DraftField, draft, draftKey } from './draft/draft.ts'

const key = draftKey
const text = z.string().check(z.maxLength(10_000))

/** Requests of the popup to the background, which alone holds tokens and calls the registry. */
export const request = z.discriminatedUnion('type', [
  /** `openKey`: key of the draft that is open in the popup when the page is read again. */
  z.object({ type: z.literal('open'), tabId: z.int(), openKey: z.optional(key) }),
  z.object({ type: z.literal('sign-in'), email: z.string(), password: z.string() }),
  z.object({ type: z.literal('save'), draft }),
  z.object({ type: z.literal('keep'), draft }),
  z.object({
    type: z.literal('check'),
    productUrl: text,
    productName: text,
    gtin: z.optional(text),
  }),
  z.object({ type: z.literal('connect') }),
  z.object({ type: z.literal('disconnect') }),
  z.object({ type: z.literal('undo'), key }),
  z.object({ type: z.literal('raise'), itemId: z.string().check(z.maxLength(64)), key }),
  z.object({ type: z.literal('retry') }),
  z.object({ type: z.literal('forget'), key }),
  z.object({ type: z.literal('rate'), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) }),
])
export type Request = z.output<typeof request>

export interface Session {
  isSignedIn: boolean
  /** Title of the registry; null before signing in. */
  registryTitle: string | null
}

/** Result of reading a page. */
export type ExtractionResult =
  /** `isStillLoading`: the page is still empty, so the draft has only its link. */
  | { kind: 'product'; draft: Draft; isStillLoading?: true }
  /** Saved before the popup was closed; `undoMs` is the time left to undo it once it is sent. */
  | { kind: 'saved'; key: string; item: SavedItem; draft: Draft; undoMs: number }
  /** `blocked`: the retailer shows a bot wall. `link` is the page's URL, empty if it is not http(s). */
  | { kind: 'not-a-product' | 'blocked' | 'unreadable'; link: string }

export interface OpenResult {
  session: Session
  reading: ExtractionResult
  /** Categories of products, sent to the popup to keep its bundle small. */
  categories: readonly string[]
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
  /** Queued under this key; `watchQueue` reports its progress. */
  | { kind: 'queued'; key: string; item: SavedItem }
  | { kind: 'invalid'; fields: Partial<Record<DraftField, string>> }
  /** QuickAdd is not connected; the draft remains stored. */
  | { kind: 'signed-out' }
  /** The queue is full, or the browser refused to store the product. */
  | { kind: 'failed'; message: string }

export type UndoResult = { kind: 'undone' } | { kind: 'failed'; message: string }

export type IncreaseResult =
  | { kind: 'raised'; quantity: number }
  | { kind: 'failed'; message: string }
  | { kind: 'signed-out' }

export interface ExchangeRate {
  /** Singapore dollars for one unit; null if unknown. */
  sgdPerUnit: number | null
  /** Date of the rate, in the registry's format. */
  asOf: string | null
}

type NoData = Record<never, never>

export interface Responses {
  open: OpenResult
  /** The items on the list that are this product. */
  check: { duplicates: OwnProduct[] }
  /** The code to compare with the opened page: '7K24'. */
  connect: { code: string }
  'sign-in': SignInResult
  disconnect: NoData
  /** Stores the draft until the browser closes, for the next opening on the same page. */
  keep: NoData
  save: SaveResult
  undo: UndoResult
  raise: IncreaseResult
  retry: NoData
  /** Removes a refused entry from the queue, for example to edit it. */
  forget: NoData
  rate: ExchangeRate
}
