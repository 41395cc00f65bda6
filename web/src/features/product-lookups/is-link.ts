import { parseProductUrl } from '@registry/shared/contract/product-lookups'
import * as z from 'zod/mini'

/** Whether a text is a link that the server would read. */
export function isLink(text: string): boolean {
  return z.safeParse(parseProductUrl.body.shape.url, text).success
}
