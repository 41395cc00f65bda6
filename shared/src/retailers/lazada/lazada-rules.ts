import { toCurrencyCode } from '../../money/currencies.ts'
import { parsePrice } from '../../money/parse-price.ts'
import { type Page, textOf } from '../../parsed-page/page.ts'
import { imageCandidates } from '../generic/images/image-candidates.ts'
import { headingOf } from '../generic/page-analysis/landmarks.ts'
import { memoize } from '../generic/page-analysis/memoize.ts'
import { priceHintOf } from '../generic/page-analysis/page-locale.ts'
import { headItems } from '../generic/structured-data/head-items.ts'
import { at, type Json, listOf, textOfJson } from '../generic/structured-data/json.ts'
import { categoryCandidates } from '../generic/text/category-candidates.ts'
import { descriptionCandidates } from '../generic/text/description-candidates.ts'
import { nameCandidates } from '../generic/text/name-candidates.ts'
import type {
  Candidate,
  PriceCandidate,
  RetailerRules,
  Rule,
  RuleInput,
  StatedItem,
} from '../retailer.ts'
import { attr, price, text } from '../selector-rules.ts'
import { fieldsOf, galleryOf, skuInfoOf, statesOf, trackingOf } from './lazada-state.ts'
import { shownPrice } from './shown-price.ts'
import { skuPrice } from './sku-prices.ts'

const ITEM = /-i(\d+)(?:-s\d+)?\.html/

/**
 * True unless the head belongs to another item: client-side navigation leaves the previous item's head. A
 * head without an item is trusted.
 */
export const isHeadFresh = memoize(({ page, ids }: RuleInput): boolean => {
  const items = headItems(page, ITEM)
  return items.length === 0 || !ids.item || items.some(({ item }) => item === ids.item)
})

/** Returns the items of head and state. */
export const statedItems: Rule<StatedItem> = input => [
  ...headItems(input.page, ITEM),
  ...statesOf(input).flatMap(fields => {
    const item = textOfJson(at(fields, 'primaryKey.itemId'))
    return item ? [{ item, name: textOfJson(at(fields, 'product.title')) }] : []
  }),
]

/** Extracts a value of the selected SKU at a path of the page's state. */
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
  return [
    ...skuPrice('salePrice', fields, info, input),
    ...skuPrice('originalPrice', fields, info, input),
  ]
}

/** With a discount, `pdt_price` is the original price and the current price is unknown. */
const trackingPrice: Rule<PriceCandidate> = input => {
  const tracking = trackingOf(input)
  const currency = toCurrencyCode(at(tracking, 'core.currencyCode'))
  const found = parsePrice(textOfJson(tracking?.pdt_price) ?? '', {
    ...priceHintOf(input.page),
    currency,
  })
  if (!found || found.minor === 0) return []
  const role = textOfJson(tracking?.pdt_discount) ? 'original' : 'current'
  const sku = textOfJson(tracking?.pdt_simplesku)
  const isOther = input.ids.sku !== undefined && sku !== undefined && sku !== input.ids.sku
  return [
    {
      minor: found.minor,
      currency: currency ?? found.currency,
      role,
      rule: 'pdpTrackingData',
      weight: isOther ? 0.5 : 1,
    },
  ]
}

const stateImages: Rule<Candidate> = input => {
  const fields = fieldsOf(input)
  const info = fields && skuInfoOf(fields, input)
  const sources = fields
    ? [
        info?.image,
        ...galleryOf(fields, input.ids.sku ?? textOfJson(info?.skuId)).map(({ src }) => src),
      ]
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

function headingText(page: Page): string | undefined {
  const heading = headingOf(page)
  return heading && textOf(heading)
}

/** Runs a generic rule unless the head belongs to the previous item. */
function ifHeadFresh(rule: Rule<Candidate>): Rule<Candidate> {
  return input => (isHeadFresh(input) ? rule(input) : [])
}

/** Rules for Lazada's platform, including Daraz. */
export const LAZADA_RULES: RetailerRules = {
  name: [
    state('product.title'),
    text('h1.pdp-mod-product-badge-title-v2', 0.96),
    text('.pdp-mod-product-badge-title', 0.95),
    trackingName,
    ({ page }) => named(headingText(page), 'h1', 0.85),
    ifHeadFresh(({ page }) => nameCandidates(page)),
  ],
  price: [
    statePrice,
    shownPrice,
    price('.pdp-v2-product-price-content-originalPrice-amount', { role: 'original' }),
    price('.pdp-price_type_deleted', { role: 'original' }),
    trackingPrice,
  ],
  image: [
    stateImages,
    attr('img.gallery-preview-panel-v2__image', 'src', 0.96),
    attr('.gallery-preview-panel__image', 'src', 0.95),
    ifHeadFresh(({ page }) => imageCandidates(page)),
  ],
  description: [
    state('product.desc', 0.96),
    state('product.highlights', 0.97),
    text('.pdp-product-desc', 0.95),
    text('.html-content.detail-content', 0.94),
    ifHeadFresh(({ page }) => descriptionCandidates(page)),
  ],
  category: [categories, ifHeadFresh(({ page }) => categoryCandidates(page))],
}
