import * as z from 'zod/mini'
import { CATEGORIES } from '../categories/categories.ts'
import { NO_CATEGORY } from '../categories/no-category.ts'
import { isHttpUrl } from '../contract/fields.ts'
import { toGtin } from '../retailers/generic/gtin/to-gtin.ts'

const text = (max: number) => z.string().check(z.overwrite(value => value.slice(0, max)))
const address = z.string().check(z.maxLength(2048), z.refine(isHttpUrl))

const price = z.object({
  minor: z.int().check(z.gte(0)),
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
})
const share = z.number().check(z.gte(0), z.lte(1))

/** The part of an ExtractedProduct that QuickAdd and the item form use. Untrusted: a page can forge every field. */
export const capturedProduct = z.object({
  status: z.enum(['ok', 'partial', 'not-a-product', 'blocked', 'needs-js', 'gone']),
  canonicalUrl: address,
  name: z.nullable(text(300)),
  price: z.nullable(price),
  originalPrice: z.nullable(price),
  otherPrice: z.optional(price),
  images: z.pipe(
    z.array(z.unknown()),
    z.transform(images => images.flatMap(image => z.safeParse(address, image).data ?? [])),
  ),
  description: z.nullable(text(5000)),
  category: z.nullable(z.enum([...CATEGORIES, NO_CATEGORY])),
  gtin: z.optional(z.pipe(z.unknown(), z.transform(toGtin))),
  confidence: z.object({
    name: z.optional(share),
    price: z.optional(share),
    image: z.optional(share),
    description: z.optional(share),
    category: z.optional(share),
  }),
  isStale: z.optional(z.boolean()),
})
export type CapturedProduct = z.output<typeof capturedProduct>

/** Result of the capture script. */
export const capture = z.object({
  product: capturedProduct,
  isSettled: z.boolean(),
  isLoading: z.boolean(),
  isClientRendered: z.boolean(),
})

/** One capture of a page. `isTorn`: the page's state changed while the document was read. */
export interface PageSnapshot extends z.output<typeof capture> {
  isTorn: boolean
}
