import { toCurrencyCode } from '../../money/currencies.ts'
import { type PriceHint, parsePrice } from '../../money/parse-price.ts'
import { toMinor } from '../../money/to-minor.ts'
import { pageCurrencyOf, priceHintOf } from '../generic/page-analysis/page-locale.ts'
import { at, type JsonObject, textOfJson } from '../generic/structured-data/json.ts'
import type { PriceCandidate, RuleInput } from '../retailer.ts'
import { trackingOf } from './lazada-state.ts'

/** Returns the current or original price of a SKU in the page's state. */
export function skuPrice(
  which: 'salePrice' | 'originalPrice',
  fields: JsonObject,
  info: JsonObject,
  input: RuleInput,
): PriceCandidate[] {
  const stated = currencyOf(fields, info, input)
  const hint = skuHint(fields, info, input)
  const from = at(info, `price.${which}`)
  const value = at(from, 'value')
  const written = parsePrice(textOfJson(at(from, 'text')) ?? '', hint)
  const minor = typeof value === 'number' ? toMinor(value, hint.currency) : written?.minor
  if (!minor) return []
  const currency = stated ?? written?.currency ?? hint.currency ?? null
  const role = which === 'salePrice' ? 'current' : 'original'
  return [{ minor, currency, role, rule: 'state:skuInfos', weight: 3 }]
}

/** Returns the parsing hint for a SKU's amounts: the currency of its state, else that of the page. */
export function skuHint(fields: JsonObject, info: JsonObject, input: RuleInput): PriceHint {
  const currency = currencyOf(fields, info, input) ?? pageCurrencyOf(input.page)
  return { ...priceHintOf(input.page), currency }
}

function currencyOf(fields: JsonObject, info: JsonObject, input: RuleInput): string | undefined {
  const stated = [
    at(info, 'dataLayer.core.currencyCode'),
    at(fields, 'tracking.core.currencyCode'),
    at(trackingOf(input), 'core.currencyCode'),
  ]
  return stated.map(toCurrencyCode).find(Boolean)
}
