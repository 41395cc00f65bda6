import { type ItemDraft, itemDraft } from '@registry/shared/contract/items/items'
import { itemMessages } from '@registry/shared/messages/items/items'
import { quickAddReplies } from '@registry/shared/messages/quick-add/quick-add-replies'
import { dollarsFromCents, ZERO } from '@registry/shared/money/money'
import { parseTypedPrice } from '@registry/shared/money/parse-typed-amount'
import * as z from 'zod/mini'
import { toFieldErrors } from '../../to-field-errors.ts'
import type { Draft } from '../draft.ts'

const DESCRIPTION_MAX = 5000

type CheckedDraft =
  | { ok: true; item: ItemDraft }
  /** Error message per invalid field, by the contract's field names. */
  | { ok: false; fields: Record<string, string> }

/** Converts a draft to the request body; returns an error message per field if it is invalid. */
export function toItemDraft(draft: Draft): CheckedDraft {
  const price = isForeign(draft) ? undefined : parseTypedPrice(draft.totalPrice)
  const parsed = z.safeDecode(itemDraft, {
    productName: draft.productName,
    productUrl: draft.productUrl,
    category: draft.category,
    quantity: draft.quantity,
    thumbnailUrl: draft.thumbnailUrl || null,
    totalPrice: dollarsFromCents(price ?? ZERO),
    productDescription: descriptionOf(draft),
    gtin: draft.gtin,
    scrapedImages: draft.pictures.filter(url => url !== draft.thumbnailUrl).map(url => ({ url })),
  })
  if (parsed.success && price) return { ok: true, item: parsed.data }
  const fields = parsed.success ? {} : toFieldErrors(parsed.error.issues)
  if (!price) {
    fields.totalPrice = isForeign(draft) ? quickAddReplies.inDollars : itemMessages.priceInvalid
  }
  return { ok: false, fields }
}

/** Other currencies are converted in the form only, where the owner sees the result. */
function isForeign({ currency }: Draft): boolean {
  return currency !== 'SGD'
}

function descriptionOf({ note, description }: Draft): string {
  return [note.trim(), description].filter(Boolean).join('\n\n').slice(0, DESCRIPTION_MAX)
}
