import { toMinor } from '../../../money/to-minor.ts'
import type { Page } from '../../../parsed-page/page.ts'
import type { PriceCandidate } from '../../retailer.ts'
import { pageCurrencyOf } from '../page-analysis/page-locale.ts'
import { matchesVariant, requestedVariant } from '../page-analysis/requested-variant.ts'
import { isObject, objectsOf, textOfJson } from './json.ts'
import { parseSafeJson } from './safe-json.ts'

const MAX_LENGTH = 500_000

/** Returns the price of the requested variation from a WooCommerce form's data. */
export function wooVariationPrices(page: Page): PriceCandidate[] {
  const asked = requestedVariant(page.url)
  const form = page.select('[data-product_variations]')[0]
  if (asked.length === 0 || !form) return []
  const text = form.attribs['data-product_variations'] ?? ''
  const variations = objectsOf(parseSafeJson(text, { maxLength: MAX_LENGTH }))
  const chosen = variations.find(({ attributes, sku, variation_id: id }) => {
    const marks = [...(isObject(attributes) ? Object.values(attributes) : []), sku, id]
    return matchesVariant(
      marks.flatMap(mark => textOfJson(mark) ?? []),
      asked,
    )
  })
  const currency = pageCurrencyOf(page) ?? null
  const minor = toMinor(textOfJson(chosen?.display_price) ?? '', currency)
  return minor
    ? [{ minor, currency, role: 'current', rule: 'woocommerce:variation', weight: 1.1 }]
    : []
}
