import { cheerioPage } from '@registry/shared/parsed-page/cheerio-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'

/** Returns name and price as one comparable text; undefined while one of them or the image is missing. */
export function productFingerprint(html: string, url: string): string | undefined {
  const { status, name, price } = extractProduct(cheerioPage(html, url))
  return status === 'ok' ? JSON.stringify([name, price]) : undefined
}
