import { parsePrice } from '../money/parse-price.ts'
import { textOf } from '../page/node-text.ts'
import type { Candidate, PriceCandidate } from './candidate.ts'
import { priceHintOf } from './generic/page-locale.ts'
import { priceTextOf } from './generic/price-text.ts'
import type { Rule } from './retailer.ts'

/** The text of the first element that a selector finds and that has any. */
export function text(selector: string, weight = 0.95): Rule<Candidate> {
  return ({ page }) => {
    const value = page
      .select(selector)
      .map(node => textOf(node))
      .find(Boolean)
    return value ? [{ value, rule: selector, weight }] : []
  }
}

/** An attribute of every element that a selector finds, in page order. */
export function attr(selector: string, name: string, weight = 0.95): Rule<Candidate> {
  return ({ page }) =>
    page.select(selector).flatMap((node, index) => {
      const value = node.attributes[name]
      return value ? [{ value, rule: `${selector}@${name}`, weight: weight - index * 0.001 }] : []
    })
}

interface PriceOptions {
  /** Read from this attribute instead of from the text. */
  attribute?: string
  role?: PriceCandidate['role']
  weight?: number
}

/** The first price that an element of a selector shows or, in an attribute, states. */
export function price(
  selector: string,
  { attribute, role = 'current', weight = 1.5 }: PriceOptions = {},
): Rule<PriceCandidate> {
  return ({ page }) => {
    for (const node of page.select(selector)) {
      const written = attribute ? node.attributes[attribute] : priceTextOf(node)
      const found = written ? parsePrice(written, priceHintOf(page)) : undefined
      if (found)
        return [
          { minor: found.minor, currency: found.currency, role, rule: selector, weight, node },
        ]
    }
    return []
  }
}
