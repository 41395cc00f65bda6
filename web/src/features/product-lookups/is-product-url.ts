import { parseProductUrl } from '@registry/shared/contract/items/product-lookups'
import * as z from 'zod/mini'

/** Returns whether the API accepts the text as a product URL. */
export function isProductUrl(text: string): boolean {
  return z.safeParse(parseProductUrl.body.shape.url, text).success
}
