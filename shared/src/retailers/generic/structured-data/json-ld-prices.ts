import { toCurrencyCode } from '../../../money/currencies.ts'
import type { Page } from '../../../parsed-page/page.ts'
import type { PriceCandidate } from '../../retailer.ts'
import {
  matchesVariant,
  requestedVariant,
  variantIdentifiers,
} from '../page-analysis/requested-variant.ts'
import { type Json, type JsonObject, objectsOf, textOfJson } from './json.ts'
import { jsonLdProductOf } from './json-ld-product.ts'
import { statedPrices } from './stated-prices.ts'

const NOT_THE_PRICE =
  /ListPrice|StrikethroughPrice|SRP|MSRP|RegularPrice|InvoicePrice|MinimumAdvertised/i
const SOLD_OUT = /OutOfStock|SoldOut|Discontinued/i

interface Offer {
  price: Json | undefined
  currency: string | undefined
  /** Fields that distinguish the variant of this offer. */
  marks: readonly string[]
  isLowest?: boolean
  isSoldOut: boolean
  isOriginal: boolean
  weight: number
}

/** Returns the prices of the JSON-LD product: the requested variant weighs most, then the cheapest. */
export function jsonLdPrices(page: Page): PriceCandidate[] {
  const product = jsonLdProductOf(page)
  if (!product) return []
  const offers = [...offersOf(product), ...objectsOf(product.hasVariant).flatMap(offersOf)]
  const candidates = offers.flatMap(offer => toCandidate(offer, page))
  const current = candidates.filter(({ role }) => role === 'current')
  const amounts = new Set(current.map(({ minor }) => minor))
  const cheapest = Math.min(...amounts)
  const isOneOfMany = amounts.size > 1
  return candidates.map(candidate => ({
    ...candidate,
    isOneOfMany: isOneOfMany && candidate.weight < 0.95,
    weight: candidate.weight - (candidate.minor > cheapest && candidate.weight < 0.95 ? 0.1 : 0),
  }))
}

function offersOf(product: JsonObject): Offer[] {
  return objectsOf(product.offers)
    .slice(0, 300)
    .flatMap(offer => readOffer(offer, product))
}

function readOffer(offer: JsonObject, product: JsonObject, depth = 0): Offer[] {
  const isSoldOut = SOLD_OUT.test(textOfJson(offer.availability) ?? '')
  const marks = [...variantIdentifiers({ ...product, offers: null }), ...variantIdentifiers(offer)]
  const currency = toCurrencyCode(textOfJson(offer.priceCurrency ?? offer.currency))
  const base = { currency, marks, isSoldOut, isOriginal: false }
  const found: Offer[] = [{ ...base, price: offer.price, weight: 0.85 }]
  for (const specification of objectsOf(offer.priceSpecification).slice(0, 20)) {
    found.push(...readSpecification(specification, { ...base, price: null, weight: 0.85 }))
  }
  if (textOfJson(offer.price) === undefined)
    found.push({ ...base, price: offer.lowPrice, weight: 0.8, isLowest: isRange(offer) })
  const nested = depth > 3 ? [] : objectsOf(offer.offers).slice(0, 300)
  return [
    ...found,
    ...nested.flatMap(inner => readOffer(inner, { ...product, ...currencyOf(offer) }, depth + 1)),
  ]
}

function isRange({ lowPrice, highPrice }: JsonObject): boolean {
  const [low, high] = [textOfJson(lowPrice), textOfJson(highPrice)]
  return high !== undefined && Number.parseFloat(high) > Number.parseFloat(low ?? '')
}

function currencyOf(offer: JsonObject): JsonObject {
  return offer.priceCurrency === undefined ? {} : { priceCurrency: offer.priceCurrency }
}

function readSpecification(specification: JsonObject, base: Offer): Offer[] {
  const type = textOfJson(specification.priceType) ?? ''
  const unit = objectsOf(specification.referenceQuantity).some(({ unitCode, unitText }) =>
    /^(?:KGM|GRM|LTR|MLT|MTR|MTK|MON|kg|g|l|ml|100)/i.test(textOfJson(unitCode ?? unitText) ?? ''),
  )
  if (unit || /Subscription|Installment|UnitPrice$/i.test(type)) return []
  const currency = toCurrencyCode(textOfJson(specification.priceCurrency)) ?? base.currency
  const price = specification.price ?? specification.minPrice
  return [{ ...base, price, currency, isOriginal: NOT_THE_PRICE.test(type) }]
}

function toCandidate(offer: Offer, page: Page): PriceCandidate[] {
  const text = textOfJson(offer.price)?.replace(/^(\d+),(\d{2})$/, '$1.$2')
  if (text === undefined) return []
  const role = offer.isOriginal ? 'original' : 'current'
  const weight = weightOf(offer, page)
  const { currency, isLowest } = offer
  const source = { currency, role, rule: 'json-ld', weight, isLowest } as const
  return statedPrices(text, page, source)
}

function weightOf(offer: Offer, page: Page): number {
  const variant = matchesVariant(offer.marks, requestedVariant(page.url))
  return offer.weight + (variant ? 0.12 : 0) - (offer.isSoldOut ? 0.05 : 0)
}
