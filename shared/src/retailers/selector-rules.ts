import { textOf } from '../parsed-page/page.ts'
import { priceHintOf } from './generic/page-analysis/page-locale.ts'
import { formattedPrices, statedPrices } from './generic/structured-data/stated-prices.ts'
import { priceTextOf } from './generic/visible-prices/price-text.ts'
import { isInRange } from './generic/visible-prices/visible-prices.ts'
import type { Candidate, PriceCandidate, Rule } from './retailer.ts'

/** Creates a rule for the text of the first non-empty element that matches a selector. */
export function text(selector: string, weight = 0.95): Rule<Candidate> {
  return ({ page }) => {
    const value = page
      .select(selector)
      .map(node => textOf(node))
      .find(Boolean)
    return value ? [{ value, rule: selector, weight }] : []
  }
}

/** Creates a rule for an attribute of all elements that match a selector, in page order. */
export function attr(selector: string, name: string, weight = 0.95): Rule<Candidate> {
  return ({ page }) =>
    page.select(selector).flatMap((node, index) => {
      const value = node.attribs[name]
      return value ? [{ value, rule: `${selector}@${name}`, weight: weight - index * 0.001 }] : []
    })
}

interface PriceOptions {
  /** Reads this attribute instead of the text. */
  attribute?: string
  role?: PriceCandidate['role']
  weight?: number
}

/** Creates a rule for the first price in the text or an attribute of elements that match a selector. */
export function price(
  selector: string,
  { attribute, role = 'current', weight = 1.5 }: PriceOptions = {},
): Rule<PriceCandidate> {
  return ({ page }) => {
    for (const node of page.select(selector)) {
      const source = { role, rule: selector, weight }
      const found = attribute
        ? statedPrices(node.attribs[attribute] ?? '', page, source)
        : formattedPrices(priceTextOf(node), priceHintOf(page), source)
      const isLowest = role === 'current' && isInRange(node)
      if (found.length > 0) return found.map(price => ({ ...price, isLowest }))
    }
    return []
  }
}
