import { type Page, textOf } from '../../../parsed-page/page.ts'
import type { Candidate } from '../../retailer.ts'
import { textOfJson } from '../structured-data/json.ts'
import { jsonLdProductOf } from '../structured-data/json-ld-product.ts'
import { meta } from '../structured-data/meta.ts'
import { microdataValues } from '../structured-data/microdata.ts'
import { plainText } from './plain-text.ts'

const MAX_LENGTH = 5_000
/** Minimum length of a description; a shorter text gets less weight. */
const SHORT = 40
const BLOCKS =
  '#productDescription, #product-description, .product-description, .product__description, .woocommerce-product-details__short-description, .product.attribute.description, #description, .pdp-product-desc'

/** Returns the product's descriptions as plain text, up to the first source with a sufficient length. */
export function descriptionCandidates(page: Page): Candidate[] {
  const found: Candidate[] = []
  for (const [rule, weight, read] of SOURCES) {
    const value = plainText(read(page) ?? '', MAX_LENGTH)
    if (value.length < 3) continue
    found.push({ value, rule, weight: weight - (value.length < SHORT ? 0.3 : 0) })
    // Later sources weigh less, and cleaning a long text is slow.
    if (value.length >= SHORT) break
  }
  return found
}

type Source = readonly [rule: string, weight: number, read: (page: Page) => string | undefined]

/** Sources of descriptions, best first. */
const SOURCES: readonly Source[] = [
  ['json-ld', 0.9, page => textOfJson(jsonLdProductOf(page)?.description)],
  ['microdata', 0.75, page => microdataValues(page, 'description')[0]],
  ['block', 0.7, page => blockText(page)],
  ['og:description', 0.6, page => meta(page, 'og:description')],
  ['meta:description', 0.55, page => meta(page, 'description')],
  ['twitter:description', 0.5, page => meta(page, 'twitter:description')],
]

function blockText(page: Page): string | undefined {
  const block = page.select(BLOCKS)[0]
  return block && textOf(block, 8_000)
}
