import { textOf } from '../../page/node-text.ts'
import type { Page } from '../../page/page.ts'
import type { Candidate } from '../candidate.ts'
import { textOfJson } from './json.ts'
import { jsonLdProductOf } from './json-ld-product.ts'
import { meta } from './meta.ts'
import { microdataValues } from './microdata.ts'
import { plainText } from './plain-text.ts'

const MAX_LENGTH = 5_000
const BLOCKS =
  '#productDescription, #product-description, .product-description, .product__description, .woocommerce-product-details__short-description, .product.attribute.description, #description, .pdp-product-desc'

/** What the page says about its product, by every source, as plain text. */
export function descriptionCandidates(page: Page): Candidate[] {
  const product = jsonLdProductOf(page)
  const block = page.select(BLOCKS)[0]
  const found: [string | undefined, string, number][] = [
    [textOfJson(product?.description), 'json-ld', 0.9],
    [microdataValues(page, 'description')[0], 'microdata', 0.75],
    [block && textOf(block, 8_000), 'block', 0.7],
    [meta(page, 'og:description'), 'og:description', 0.6],
    [meta(page, 'description'), 'meta:description', 0.55],
    [meta(page, 'twitter:description'), 'twitter:description', 0.5],
  ]
  return found.flatMap(([text, rule, weight]) => {
    const value = plainText(text ?? '', MAX_LENGTH)
    return value.length < 3 ? [] : [{ value, rule, weight: weight - (value.length < 40 ? 0.3 : 0) }]
  })
}
