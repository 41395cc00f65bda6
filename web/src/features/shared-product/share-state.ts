import type { LookupCode } from '@registry/shared/contract/product-lookups'
import * as z from 'zod/mini'

/** A product as the page of a share shows it. */
export const shownProduct = z.object({
  productName: z.string(),
  productUrl: z.string(),
  category: z.string(),
  /** In cents. */
  totalPrice: z.int(),
  /** Our own copy of its picture, or the shop's address of it, which no page of ours may show. */
  picture: z.nullable(z.string()),
  /** Why there is no price, and which fields were read with little certainty, in words. */
  priceNote: z.optional(z.string()),
  toCheck: z.optional(z.string()),
})
export type ShownProduct = z.output<typeof shownProduct>

/** How a share ended for good: shown again when the page is opened again. */
export const shareOutcome = z.union([
  z.object({ status: z.literal('added'), product: shownProduct }),
  z.object({ status: z.literal('listed'), product: shownProduct }),
])
export type ShareOutcome = z.output<typeof shareOutcome>

/** Why a shop's page gave nothing. */
export interface UnreadPage {
  code: LookupCode | undefined
  /** One more sentence, where there is one to say. */
  reason: string | undefined
}

/** How far a share has come. */
export type ShareState =
  | { status: 'loading' }
  | ShareOutcome
  | {
      status: 'manual'
      message: string
      reason: string | undefined
      isForQuickAdd: boolean
      /** Another try may well go better. */
      mayRetry: boolean
    }
  | { status: 'failed'; at: 'process' | 'add'; reason: string | undefined }
