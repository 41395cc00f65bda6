import { toCurrencyCode } from '../../money/currencies.ts'
import { parsePrice } from '../../money/parse-price.ts'
import { toMinor } from '../../money/to-minor.ts'
import { textOf } from '../../page/node-text.ts'
import type { Candidate, PriceCandidate } from '../candidate.ts'
import { categoryCandidates } from '../generic/breadcrumbs.ts'
import { jsonImages } from '../generic/images.ts'
import { type Json, type JsonObject, objectsOf, textOfJson } from '../generic/json.ts'
import { headingOf } from '../generic/landmarks.ts'
import { metas } from '../generic/meta.ts'
import { pageCurrencyOf } from '../generic/page-locale.ts'
import { scoredPricesOf } from '../generic/score-visible.ts'
import type { RetailerRules, Rule, RuleInput } from '../retailer.ts'
import { freshProductOf, imageNamesOf, isHeadFresh, itemOf, modelOf } from './shopee-item.ts'

/** Shopee counts money in hundred-thousandths of the major unit. */
const MICRO_UNITS = 100_000

const itemPrice: Rule<PriceCandidate> = input => {
  const item = itemOf(input)
  if (!item) return []
  const model = modelOf(item, input)
  const currency = toCurrencyCode(item.currency) ?? pageCurrencyOf(input.page) ?? null
  const current =
    fromMicro(model?.price, currency) ??
    fromMicro(item.price_min, currency) ??
    fromMicro(item.price, currency)
  const before =
    fromMicro(model?.price_before_discount, currency) ??
    fromMicro(item.price_before_discount, currency)
  return [
    ...toCandidate(current, currency, 'current'),
    ...toCandidate(before, currency, 'original'),
  ]
}

function toCandidate(
  minor: number | undefined,
  currency: string | null,
  role: PriceCandidate['role'],
): PriceCandidate[] {
  return minor === undefined ? [] : [{ minor, currency, role, rule: 'state:item', weight: 0.99 }]
}

/** 0 and -1 mean that there is none. Prices of models can be text. */
function fromMicro(value: Json | undefined, currency: string | null): number | undefined {
  const micro = Number(textOfJson(value) ?? Number.NaN)
  return micro > 0 ? toMinor(micro / MICRO_UNITS, currency) : undefined
}

const freshPrice: Rule<PriceCandidate> = input =>
  objectsOf(freshProductOf(input)?.offers).flatMap(offer => {
    const currency = toCurrencyCode(offer.priceCurrency) ?? null
    const text = textOfJson(offer.price) ?? textOfJson(offer.lowPrice) ?? ''
    const minor = parsePrice(text, { currency: currency ?? undefined })?.minor
    return minor
      ? [{ minor, currency, role: 'current' as const, rule: 'json-ld', weight: 0.95 }]
      : []
  })

/** Class names are hashed and change: the price is the first tag below the heading. */
const shownPrice: Rule<PriceCandidate> = ({ page }) => {
  const heading = headingOf(page)
  const below = scoredPricesOf(page).filter(
    ({ node, isStruck, isAside }) => heading && node.order > heading.order && !isStruck && !isAside,
  )
  const first = below.toSorted((a, b) => a.node.order - b.node.order)[0]
  return first
    ? [
        {
          minor: first.minor,
          currency: first.currency,
          role: 'current',
          rule: 'shown',
          weight: 0.8,
          node: first.node,
        },
      ]
    : []
}

const itemImages: Rule<Candidate> = input => {
  const item = itemOf(input)
  const server = `https://down-${countryOf(input)}.img.susercontent.com/file/`
  const names = item ? imageNamesOf(item, input.pageState) : []
  return names.map((name, index) => ({
    value: name.includes('/') ? name : server + name,
    rule: 'state:item',
    weight: 0.99 - index * 0.001,
  }))
}

function countryOf({ url }: RuleInput): string {
  return url.hostname.split('.').at(-1) ?? 'sg'
}

const headImages: Rule<Candidate> = input => {
  const fresh = jsonImages(freshProductOf(input)?.image)
  const head = isHeadFresh(input) ? metas(input.page, 'og:image') : []
  const shown = input.page
    .select('img[src*="susercontent.com/file/"]')
    .map(({ attributes }) => attributes.src ?? '')
  return [...fresh, ...head, ...shown].map((value, index) => ({
    value,
    rule: index < fresh.length ? 'json-ld' : 'gallery',
    weight: 0.9 - index * 0.005,
  }))
}

function fresh(key: string): Rule<Candidate> {
  return input => toText(freshProductOf(input), key, 'json-ld', 0.95)
}

function item(...keys: string[]): Rule<Candidate> {
  return input => keys.flatMap(key => toText(itemOf(input), key, 'state:item', 0.99))
}

function toText(
  from: JsonObject | undefined,
  key: string,
  rule: string,
  weight: number,
): Candidate[] {
  const value = textOfJson(from?.[key])
  return value ? [{ value, rule, weight }] : []
}

const heading: Rule<Candidate> = ({ page, ids }) => {
  const node = ids.item ? headingOf(page) : undefined
  return node ? [{ value: textOf(node), rule: 'h1', weight: 0.85 }] : []
}

const itemCategories: Rule<Candidate> = input => {
  const found = itemOf(input)
  const names = objectsOf(found?.fe_categories ?? found?.categories).map(({ display_name }) =>
    textOfJson(display_name),
  )
  return names.length > 0 ? [{ value: names.join(' / '), rule: 'state:item', weight: 0.95 }] : []
}

/** Head and JSON-LD count only when they are of the item in the address. */
export const SHOPEE_RULES: RetailerRules = {
  name: [item('title', 'name'), fresh('name'), heading],
  price: [itemPrice, freshPrice, shownPrice],
  image: [itemImages, headImages],
  description: [item('description'), fresh('description')],
  category: [
    itemCategories,
    input => (freshProductOf(input) ? categoryCandidates(input.page) : []),
  ],
}
