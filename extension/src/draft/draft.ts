import * as z from 'zod/mini'

/** Longer than any field may be, so that the contract can report which field is too long. */
const text = z.string().check(z.maxLength(100_000))

/** Idempotency key of a save: retries add the item once. */
export const draftKey = z.string().check(z.regex(/^[\w-]{16,128}$/))

/** Fields that can be invalid or uncertain, named as in the contract. */
const field = z.enum([
  'productUrl',
  'productName',
  'totalPrice',
  'category',
  'quantity',
  'productDescription',
  'thumbnailUrl',
])
export type DraftField = z.output<typeof field>

/**
 * A product before it is saved, as the form edits it and as messages and storage contain it. Only the
 * shape is validated here; the contract validates the values.
 */
export const draft = z.object({
  key: draftKey,
  productUrl: text,
  productName: text,
  /** As entered, in `currency`: '89.90'. */
  totalPrice: text,
  /** ISO 4217. The registry uses Singapore dollars, so other currencies must be converted before saving. */
  currency: text,
  category: text,
  quantity: z.int(),
  /** The owner's note to visitors; `description` is the retailer's text. */
  note: text,
  description: text,
  /** GTIN of the product with 14 digits, if its page states one. */
  gtin: z.optional(text),
  /** URL of the chosen image; empty if there is none. */
  thumbnailUrl: text,
  pictures: z.array(text).check(z.maxLength(20)),
  /** Host of the page from which the product was extracted; empty if it was entered by hand. */
  shop: text,
  /**
   * URL of the page on which a draft was entered by hand; empty if that page cannot be read. Only set for
   * such drafts.
   */
  typedOn: z.optional(text),
  /** Fields that were missing on the page or have a low confidence. */
  check: z.array(field),
  /** The current price and the price before the discount, formatted like `totalPrice`. */
  priceNow: text,
  priceBefore: text,
  /** True if the page's sources disagree: `priceBefore` is then the other current price. */
  pricesDisagree: z.optional(z.boolean()),
})
export type Draft = z.output<typeof draft>
