import { toCurrencyCode } from '../../money/currencies.ts'
import { parsePrice } from '../../money/parse-price.ts'
import { textOf } from '../../parsed-page/page.ts'
import { jsonImages } from '../generic/images/image-candidates.ts'
import { headingOf } from '../generic/page-analysis/landmarks.ts'
import { type JsonObject, objectsOf, textOfJson } from '../generic/structured-data/json.ts'
import { metas } from '../generic/structured-data/meta.ts'
import { categoryCandidates } from '../generic/text/category-candidates.ts'
import { isAfterVoucher } from '../generic/visible-prices/price-labels.ts'
import type { ScoredPrice } from '../generic/visible-prices/score-prices.ts'
import { UNCERTAIN } from '../product.ts'
import type { Candidate, PriceCandidate, RetailerRules, Rule, RuleInput } from '../retailer.ts'
import { pickedPicture } from './chosen-model.ts'
import { isVoucherPrice, itemPrice } from './item-price.ts'
import { freshProductOf, imageNamesOf, isHeadFresh, itemOf } from './shopee-item.ts'
import { shownImages } from './shown-images.ts'
import { type ShownPrice, shownPriceOf } from './shown-price.ts'

const freshPrice: Rule<PriceCandidate> = input => {
  const shown = shownPriceOf(input.page)
  return objectsOf(freshProductOf(input)?.offers).flatMap(offer => {
    const currency = toCurrencyCode(offer.priceCurrency) ?? null
    const [price, low, high] = ['price', 'lowPrice', 'highPrice'].map(
      key => parsePrice(textOfJson(offer[key]) ?? '', { currency: currency ?? undefined })?.minor,
    )
    const minor = price || low
    if (!minor) return []
    const isRange = !price && high !== undefined && high > minor
    // For a range, the page displays the price of the selected variant.
    const isOfVariant = shown && !shown.isRange && !isVoucherShown(shown, input)
    const picked = isRange && isOfVariant ? shown.current.minor : undefined
    const isPicked = picked !== undefined && picked >= minor && picked <= (high ?? 0)
    const weight = isRange && !isPicked ? UNCERTAIN : 0.95
    const found = isPicked ? picked : minor
    return [{ minor: found, currency, role: 'current' as const, rule: 'json-ld', weight }]
  })
}

const shownPrice: Rule<PriceCandidate> = input => {
  const shown = shownPriceOf(input.page)
  if (!shown) return []
  const { current, original, isRange } = shown
  const isOfVariant = !isRange && !isVoucherShown(shown, input)
  const candidate = (
    { minor, currency }: ScoredPrice,
    role: PriceCandidate['role'],
  ): PriceCandidate => ({
    minor,
    currency,
    role,
    rule: 'shown',
    weight: isOfVariant ? 0.8 : UNCERTAIN,
    isShown: role === 'current' && isOfVariant,
  })
  return [candidate(current, 'current'), ...(original ? [candidate(original, 'original')] : [])]
}

function isVoucherShown({ current }: ShownPrice, input: RuleInput): boolean {
  return isAfterVoucher(current.node) || isVoucherPrice(current.minor, input)
}

const itemImages: Rule<Candidate> = input => {
  const item = itemOf(input)
  const server = `https://down-${countryOf(input)}.img.susercontent.com/file/`
  const names = item ? imageNamesOf(item, input.pageState) : []
  const picked = item && pickedPicture(item, input)
  return [picked ?? [], ...names].flat().map((name, index) => ({
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
  return [...fresh, ...head].map((value, index) => ({
    value,
    rule: 'json-ld',
    weight: 0.9 - index * 0.001,
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

/** Head and JSON-LD are used only if they belong to the item of the URL. */
export const SHOPEE_RULES: RetailerRules = {
  name: [item('title', 'name'), fresh('name'), heading],
  price: [itemPrice, freshPrice, shownPrice],
  image: [itemImages, headImages, shownImages],
  description: [item('description'), fresh('description')],
  category: [
    itemCategories,
    input => (freshProductOf(input) ? categoryCandidates(input.page) : []),
  ],
}
