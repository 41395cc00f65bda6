import { toCurrencyCode } from '../../money/currencies.ts'
import { parsePrice } from '../../money/parse-price.ts'
import { toMinor } from '../../money/to-minor.ts'
import type { Candidate, PriceCandidate } from '../candidate.ts'
import { at, type Json, type JsonObject, listOf, textOfJson } from '../generic/json.ts'
import { pageCurrencyOf, priceHintOf } from '../generic/page-locale.ts'
import type { RetailerRules, Rule, RuleInput } from '../retailer.ts'
import { attr, price, text } from '../rules.ts'
import { fieldsOf, galleryOf, skuInfoOf, trackingOf } from './lazada-state.ts'

/** What the page's state says of the one SKU looked at, by the path below its fields. */
function state(path: string, weight = 0.99): Rule<Candidate> {
  return input => {
    const value = textOfJson(at(fieldsOf(input), path))
    return value ? [{ value, rule: `state:${path}`, weight }] : []
  }
}

const statePrice: Rule<PriceCandidate> = input => {
  const fields = fieldsOf(input)
  const info = fields && skuInfoOf(fields, input)
  if (!fields || !info) return []
  const currency = currencyOf(fields, info, input)
  return [
    ...readPrice(at(info, 'price.salePrice'), currency, 'current', input),
    ...readPrice(at(info, 'price.originalPrice'), currency, 'original', input),
  ]
}

function readPrice(
  from: Json | undefined,
  currency: string | undefined,
  role: PriceCandidate['role'],
  { page }: RuleInput,
): PriceCandidate[] {
  const hint = { ...priceHintOf(page), currency: currency ?? pageCurrencyOf(page) }
  const value = at(from, 'value')
  const written = parsePrice(textOfJson(at(from, 'text')) ?? '', hint)
  const minor = typeof value === 'number' ? toMinor(value, hint.currency) : written?.minor
  if (!minor) return []
  return [
    {
      minor,
      currency: currency ?? written?.currency ?? hint.currency ?? null,
      role,
      rule: 'state:skuInfos',
      weight: 3,
    },
  ]
}

function currencyOf(fields: JsonObject, info: JsonObject, input: RuleInput): string | undefined {
  const stated = [
    at(info, 'dataLayer.core.currencyCode'),
    at(fields, 'tracking.core.currencyCode'),
    at(trackingOf(input), 'core.currencyCode'),
  ]
  return stated.map(toCurrencyCode).find(Boolean)
}

/** With a discount `pdt_price` is the price before it: then it says nothing about the price now. */
const trackingPrice: Rule<PriceCandidate> = input => {
  const tracking = trackingOf(input)
  const currency = toCurrencyCode(at(tracking, 'core.currencyCode'))
  const found = parsePrice(textOfJson(tracking?.pdt_price) ?? '', {
    ...priceHintOf(input.page),
    currency,
  })
  if (!found || found.minor === 0) return []
  const role = textOfJson(tracking?.pdt_discount) ? 'original' : 'current'
  return [
    {
      minor: found.minor,
      currency: currency ?? found.currency,
      role,
      rule: 'pdpTrackingData',
      weight: 1,
    },
  ]
}

const stateImages: Rule<Candidate> = input => {
  const fields = fieldsOf(input)
  const info = fields && skuInfoOf(fields, input)
  const sources = fields
    ? [info?.image, ...galleryOf(fields, textOfJson(info?.skuId)).map(({ src }) => src)]
    : []
  return sources.flatMap((source, index) => {
    const value = textOfJson(source)
    return value ? [{ value, rule: 'state:skuGalleries', weight: 0.99 - index * 0.001 }] : []
  })
}

const trackingName: Rule<Candidate> = input =>
  named(trackingOf(input)?.pdt_name, 'pdpTrackingData', 0.9)

const categories: Rule<Candidate> = input => {
  const fields = fieldsOf(input)
  const info = fields && skuInfoOf(fields, input)
  const path = at(info, 'dataLayer.pdt_category') ?? trackingOf(input)?.pdt_category
  return named(listOf(path).map(textOfJson).join(' / '), 'pdt_category', 0.95)
}

function named(value: Json | undefined, rule: string, weight: number): Candidate[] {
  const found = textOfJson(value)
  return found ? [{ value: found, rule, weight }] : []
}

/** Rules of Lazada's platform, which Daraz shares. */
export const LAZADA_RULES: RetailerRules = {
  name: [
    state('product.title'),
    text('h1.pdp-mod-product-badge-title-v2', 0.96),
    text('.pdp-mod-product-badge-title', 0.95),
    trackingName,
  ],
  price: [
    statePrice,
    price('.pdp-v2-product-price-content-salePrice-amount', { weight: 2 }),
    price('.pdp-price_type_normal', { weight: 1.9 }),
    price('.pdp-v2-product-price-content-originalPrice-amount', { role: 'original' }),
    price('.pdp-price_type_deleted', { role: 'original' }),
    trackingPrice,
  ],
  image: [
    stateImages,
    attr('img.gallery-preview-panel-v2__image', 'src', 0.96),
    attr('.gallery-preview-panel__image', 'src', 0.95),
  ],
  description: [
    state('product.desc', 0.96),
    state('product.highlights', 0.97),
    text('.pdp-product-desc', 0.95),
    text('.html-content.detail-content', 0.94),
  ],
  category: [categories],
}
