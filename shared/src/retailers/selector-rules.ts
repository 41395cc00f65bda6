import { type PriceHint, parsePrice } from '../money/parse-price.ts'
import { type PageNode, textOf } from '../parsed-page/page.ts'
import { priceHintOf } from './generic/page-analysis/page-locale.ts'
import { readStatedAmount, type StatedAmount } from './generic/structured-data/stated-amounts.ts'
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
    const hint = priceHintOf(page)
    for (const node of page.select(selector)) {
      const found = amountsOf(node, attribute, hint)
      if (found.length === 0) continue
      return found.map(({ minor, currency, doubt }) => ({
        minor,
        currency: currency ?? hint.currency ?? null,
        role,
        rule: selector,
        weight: weight - doubt,
        isLowest: role === 'current' && isInRange(node),
      }))
    }
    return []
  }
}

function amountsOf(node: PageNode, attribute: string | undefined, hint: PriceHint): StatedAmount[] {
  if (attribute) return readStatedAmount(node.attribs[attribute] ?? '', hint)
  const price = parsePrice(priceTextOf(node), hint)
  return price ? [{ ...price, doubt: 0 }] : []
}
