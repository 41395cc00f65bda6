import type { ExplainedFailure } from '@registry/shared/messages/items/explain-lookup-failure'
import * as z from 'zod/mini'

/** The product as displayed on the share page. */
const shownProduct = z.object({
  productName: z.string(),
  productUrl: z.string(),
  category: z.string(),
  /** In cents. */
  totalPrice: z.int(),
  /** URL of the stored copy of the image, or of the retailer's image, which the content security policy blocks. */
  picture: z.nullable(z.string()),
  /** Why the price is missing, and the names of uncertain fields. */
  priceNote: z.optional(z.string()),
  toCheck: z.optional(z.string()),
})
export type ShownProduct = z.output<typeof shownProduct>

/** Final result of a share, stored and displayed again after a reload. */
export const shareOutcome = z.union([
  z.object({ status: z.literal('added'), product: shownProduct }),
  z.object({ status: z.literal('listed'), product: shownProduct }),
])
type ShareOutcome = z.output<typeof shareOutcome>

/** Why the scrape found no product. */
export interface ScrapeFailure extends ExplainedFailure {
  /** Additional explanation. */
  reason: string | undefined
}

/** State of a share. */
export type ShareState =
  | { status: 'loading' }
  | ShareOutcome
  | {
      status: 'manual'
      message: string
      reason: string | undefined
      /** What to do next, if it depends on the reason. */
      advice?: string | undefined
      isForQuickAdd: boolean
      /** True when a retry may succeed. */
      mayRetry: boolean
    }
  | { status: 'failed'; at: 'process' | 'add'; reason: string | undefined }
