import { cheerioPage } from '@registry/shared/parsed-page/cheerio-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'

/** The name and price of a page as one text; undefined while one of them or the picture is missing. */
export function productFingerprint(html: string, url: string): string | undefined {
  const { status, name, price } = extractProduct(cheerioPage(html, url))
  return status === 'ok' ? JSON.stringify([name, price]) : undefined
}
