import * as z from 'zod/mini'

/** More than any field may hold, so that the contract can say what is too long. */
const text = z.string().check(z.maxLength(100_000))

/** Idempotency-Key of a save: however often that is tried, the item is added once. */
export const draftKey = z.string().check(z.regex(/^[\w-]{16,128}$/))

/** Fields that may be wrong or doubtful; named as the contract names them. */
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
 * One product on its way to the registry, as the form edits it and as messages and storage carry it.
 * What an item may hold is the contract's business; here only the shape counts.
 */
export const draft = z.object({
  key: draftKey,
  productUrl: text,
  productName: text,
  /** As typed, in `currency`: '89.90'. */
  totalPrice: text,
  /** ISO 4217. The registry counts in Singapore dollars, so any other is for converting first. */
  currency: text,
  category: text,
  quantity: z.int(),
  /** What the owner writes to the guests; the shop's own words are `description`. */
  note: text,
  description: text,
  /** The chosen picture, empty when there is none. */
  thumbnailUrl: text,
  pictures: z.array(text).check(z.maxLength(20)),
  /** Host of the page that it was read from, empty when it was typed. */
  shop: text,
  /** Link of the page on which it was typed, empty when that cannot be read; only of what was typed. */
  typedOn: z.optional(text),
  /** Was nowhere on the page or is not to be trusted blindly. */
  check: z.array(field),
  /** The shop's price, and the one before its present discount, in the form of `totalPrice`. */
  priceNow: text,
  priceBefore: text,
})
export type Draft = z.output<typeof draft>
