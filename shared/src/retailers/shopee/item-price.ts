import { toCurrencyCode } from '../../money/currencies.ts'
import { toMinor } from '../../money/to-minor.ts'
import { pageCurrencyOf } from '../generic/page-analysis/page-locale.ts'
import {
  at,
  type Json,
  type JsonObject,
  objectsOf,
  textOfJson,
} from '../generic/structured-data/json.ts'
import { UNCERTAIN } from '../product.ts'
import type { PriceCandidate, Rule, RuleInput } from '../retailer.ts'
import { itemOf, modelOf } from './shopee-item.ts'
import { shownPriceOf } from './shown-price.ts'

/** Shopee's prices are in 1/100,000 of the major unit. */
const MICRO_UNITS = 100_000

/** Extracts the price of the selected model from the state, or the lowest price of the item. */
export const itemPrice: Rule<PriceCandidate> = input => {
  const item = itemOf(input)
  if (!item) return []
  const currency = currencyOf(item, input)
  const amount = (value: Json | undefined) => fromMicro(value, currency)
  const model = modelOf(item, input)
  const now = amount(model?.price) ?? shownOfModels(item, input)
  const lowest = amount(item.price_min) ?? amount(item.price)
  const isRange = now === undefined && (amount(item.price_max) ?? 0) > (lowest ?? 0)
  const before =
    amount(model?.price_before_discount) ??
    amount(model?.normal_price) ??
    amount(item.price_before_discount)
  return [
    ...toCandidate(now ?? lowest, currency, 'current', isRange),
    ...toCandidate(before, currency, 'original', false),
  ]
}

/** Returns the only model with the displayed price, if the URL has no model or one with another price. */
export function modelOfShownPrice(input: RuleInput): string | undefined {
  const item = itemOf(input)
  const shown = item && shownOfModels(item, input)
  if (!item || shown === undefined) return undefined
  const currency = currencyOf(item, input)
  if (fromMicro(modelOf(item, input)?.price, currency) === shown) return undefined
  const same = objectsOf(item.models).filter(({ price }) => fromMicro(price, currency) === shown)
  return same.length === 1 ? textOfJson(same[0]?.model_id ?? same[0]?.modelid) : undefined
}

/** Returns the displayed amount if a model has that price. */
function shownOfModels(item: JsonObject, input: RuleInput): number | undefined {
  const shown = shownPriceOf(input.page)
  if (!shown || shown.isRange) return undefined
  const currency = currencyOf(item, input)
  const prices = objectsOf(item.models).map(({ price }) => fromMicro(price, currency))
  return prices.find(price => price === shown.current.minor)
}

/** True if the state has the amount as a price after a voucher. */
export function isVoucherPrice(minor: number, input: RuleInput): boolean {
  const item = itemOf(input)
  if (!item) return false
  const currency = currencyOf(item, input)
  return objectsOf(item.models).some(model => {
    return fromMicro(at(model, 'price_info.final_price'), currency) === minor
  })
}

function currencyOf(item: JsonObject, { page }: RuleInput): string | null {
  return toCurrencyCode(item.currency) ?? pageCurrencyOf(page) ?? null
}

/** Converts a price of the state, a number or text; 0 and -1 mean none. */
function fromMicro(value: Json | undefined, currency: string | null): number | undefined {
  const micro = Number(textOfJson(value) ?? Number.NaN)
  return micro > 0 ? toMinor(micro / MICRO_UNITS, currency) : undefined
}

function toCandidate(
  minor: number | undefined,
  currency: string | null,
  role: PriceCandidate['role'],
  isLowest: boolean,
): PriceCandidate[] {
  if (minor === undefined) return []
  return [
    { minor, currency, role, rule: 'state:item', weight: isLowest ? UNCERTAIN : 0.99, isLowest },
  ]
}
