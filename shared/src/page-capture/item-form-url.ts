import type { CapturedProduct } from './captured-product.ts'

/** Prefix of the URL fragment that holds a captured product. Fragments are not sent to servers. */
export const CAPTURE_FRAGMENT = '#captured='
/** Maximum length of the encoded product; browsers accept far longer URLs. */
export const CAPTURE_MAX_LENGTH = 60_000
/** Length of the description, whose characters may take nine each in a URL. */
const DESCRIPTION_MAX_LENGTH = 2000

/**
 * Returns the URL of the item form, with the captured product in its fragment. Without a product, or
 * with too large a one, it holds the URL of the page only.
 */
export function itemFormUrl(origin: string, pageUrl: string, product?: CapturedProduct): string {
  const encoded = product && encodeCapture(product)
  const isUsable = product && encoded && encoded.length <= CAPTURE_MAX_LENGTH
  const form = new URL('/dashboard', origin)
  form.searchParams.set('addItem', 'true')
  form.searchParams.set('url', isUsable ? product.canonicalUrl : pageUrl)
  if (isUsable) form.hash = CAPTURE_FRAGMENT + encoded
  return form.href
}

function encodeCapture(product: CapturedProduct): string | undefined {
  if (product.status !== 'ok' && product.status !== 'partial') return undefined
  const { status, canonicalUrl, name, images, category, gtin, confidence } = product
  const { price, originalPrice, otherPrice } = product
  const description = product.description?.slice(0, DESCRIPTION_MAX_LENGTH).toWellFormed() ?? null
  return encodeURIComponent(
    JSON.stringify({
      ...{ status, canonicalUrl, name, price, originalPrice, otherPrice },
      ...{ images, description, category, gtin, confidence },
    }),
  )
}
