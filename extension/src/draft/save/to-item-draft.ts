import { type ItemDraft, itemDraft } from '@registry/shared/contract/items/items'
import { itemMessages } from '@registry/shared/messages/items/items'
import { quickAddReplies } from '@registry/shared/messages/quick-add/quick-add-replies'
import { centsFromDollars, dollarsFromCents } from '@registry/shared/money/money'
import * as z from 'zod/mini'
import { toFieldErrors } from '../../to-field-errors.ts'
import type { Draft } from '../draft.ts'

const TYPED_PRICE = /^(?:S?\$)?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/i
const DESCRIPTION_MAX = 5000

export type CheckedDraft =
  | { ok: true; item: ItemDraft }
  /** Error message per invalid field, by the contract's field names. */
  | { ok: false; fields: Record<string, string> }

/** Converts a draft to the request body; returns an error message per field if it is invalid. */
export function toItemDraft(draft: Draft): CheckedDraft {
  const dollars = isForeign(draft) ? undefined : typedDollars(draft.totalPrice)
  const parsed = z.safeDecode(itemDraft, {
    productName: draft.productName,
    productUrl: draft.productUrl,
    category: draft.category,
    quantity: draft.quantity,
    thumbnailUrl: draft.thumbnailUrl || null,
    totalPrice: dollars ?? 0,
    productDescription: descriptionOf(draft),
    scrapedImages: draft.pictures.filter(url => url !== draft.thumbnailUrl).map(url => ({ url })),
  })
  if (parsed.success && dollars !== undefined) return { ok: true, item: parsed.data }
  const fields = parsed.success ? {} : toFieldErrors(parsed.error.issues)
  if (dollars === undefined) {
    fields.totalPrice = isForeign(draft) ? quickAddReplies.inDollars : itemMessages.priceInvalid
  }
  return { ok: false, fields }
}

/** Other currencies are converted in the form only, where the owner sees the result. */
function isForeign({ currency }: Draft): boolean {
  return currency !== 'SGD'
}

/** Parses an amount in dollars such as '1,234.50'; undefined if it is not a price. */
function typedDollars(text: string): number | undefined {
  const match = TYPED_PRICE.exec(text.trim())
  if (!match?.[1]) return undefined
  const amount = centsFromDollars(Number(`${match[1].replaceAll(',', '')}${match[2] ?? ''}`))
  return amount ? dollarsFromCents(amount) : undefined
}

function descriptionOf({ note, description }: Draft): string {
  return [note.trim(), description].filter(Boolean).join('\n\n').slice(0, DESCRIPTION_MAX)
}
