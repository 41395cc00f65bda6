import { PAYMENT_METHODS } from '@registry/shared/contract/registry-schemas'
import * as z from 'zod/mini'
import { draftStorage } from '../../lib/draft-storage.ts'

const giftDraft = z.object({
  name: z.string(),
  email: z.string(),
  amount: z.string(),
  message: z.string(),
  method: z.optional(z.enum(PAYMENT_METHODS)),
  /** The key of the last try and what it sent: the same words again are the same gift. */
  sent: z.optional(z.object({ key: z.string(), body: z.string() })),
})
export type GiftDraft = z.output<typeof giftDraft>

/** Where the words for one item wait until they are sent. */
export function giftDraftStorage(itemId: string) {
  return draftStorage(`gift:${itemId}`, giftDraft)
}
