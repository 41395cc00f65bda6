import { guessCategory } from '../categories/guess-category.ts'
import { isAboutBabies } from '../categories/is-about-babies.ts'
import { NO_CATEGORY } from '../categories/no-category.ts'
import type { Page } from '../parsed-page/page.ts'
import { parseUrl } from '../text/parse-url.ts'
import { choosePrices, type PriceSources } from './choose-prices.ts'
import { classifyPage } from './classify-page.ts'
import { findRetailer } from './find-retailer.ts'
import { gtinOfPage } from './generic/gtin/gtin-of-page.ts'
import { chooseImages } from './generic/images/choose-images.ts'
import { meta, titleOf } from './generic/structured-data/meta.ts'
import { normalizeName } from './generic/text/clean-name.ts'
import { plainText } from './generic/text/plain-text.ts'
import { coverage } from './generic/text/similarity.ts'
import { GENERIC_RULES } from './generic-rules.ts'
import type { ExtractedProduct } from './product.ts'
import type {
  Candidate,
  Retailer,
  RetailerExtraction,
  RetailerRules,
  RuleInput,
} from './retailer.ts'
import { extractionOf } from './retailer-extractions.ts'
import { runRules } from './run-rules.ts'
import { canonicalUrl } from './urls/canonical-url.ts'
import { productIds } from './urls/product-ids.ts'

interface ExtractOptions {
  /** State of the page's scripts, read by the extension from the page's main world. Untrusted. */
  pageState?: unknown
}

/** Extracts the product of a page. Never throws: `status` says why there is none. */
export function extractProduct(given: Page, options: ExtractOptions = {}): ExtractedProduct {
  const page = withCanonicalUrl(given)
  const retailer = findRetailer(page.url)
  const input = createInput(page, retailer, options.pageState)
  const extraction = extractionOf(retailer)
  const found = readFields(input, extraction)
  const verdict = classifyPage(page, {
    retailer,
    isProductPath: Object.keys(input.ids).length > 0,
    ...found,
  })
  const whole = { ...emptyProduct(page, retailer, input.ids), ...verdict }
  if (verdict.status !== 'ok' && verdict.status !== 'partial' && verdict.status !== 'gone')
    return whole
  const price = verdict.status === 'gone' ? null : found.price
  const isHeadFresh = extraction.isHeadFresh?.(input) ?? true
  const gtin = isHeadFresh ? gtinOfPage(page) : undefined
  return { ...whole, ...found, price, gtin, isStale: isStale(input, extraction, found.name ?? '') }
}

/** Share of the displayed words in another item's name from which both are the same product. */
const SAME_NAME = 0.8

/** True if head and state are about other items only, one of which has the displayed name. */
function isStale(input: RuleInput, { statedItems: rule }: RetailerExtraction, shown: string) {
  if (!input.ids.item) return undefined
  const stated = runRules(rule && [rule], input)
  const isOwn = stated.some(({ item }) => item === input.ids.item)
  return (!isOwn && stated.some(({ name = '' }) => coverage(shown, name) >= SAME_NAME)) || undefined
}

/** Uses the canonical URL of a page that was saved without its own. */
function withCanonicalUrl(page: Page): Page {
  if (parseUrl(page.url)) return page
  const canonical =
    page.select('link[rel=canonical]')[0]?.attribs.href ?? meta(page, 'og:url') ?? ''
  return parseUrl(canonical) ? { ...page, url: canonical } : page
}

function createInput(page: Page, retailer: Retailer | undefined, pageState: unknown): RuleInput {
  const url = parseUrl(page.url) ?? new URL('about:blank')
  const ids = { ...productIds(retailer, url) }
  const input = { page, url, ids, pageState }
  if (Object.keys(ids).length > 0) {
    const { chosen: rule } = extractionOf(retailer)
    for (const chosen of runRules(rule && [rule], input)) Object.assign(ids, chosen)
  }
  return input
}

type Fields = Pick<
  ExtractedProduct,
  | 'name'
  | 'price'
  | 'originalPrice'
  | 'otherPrice'
  | 'images'
  | 'description'
  | 'category'
  | 'rules'
  | 'confidence'
>

function readFields(input: RuleInput, reading: RetailerExtraction): Fields {
  const name = best(candidates('name', input, reading))
  const images = chooseImages(input.page, candidates('image', input, reading))
  const description = best(candidates('description', input, reading))
  const category = best(candidates('category', input, reading))
  const prices = choosePrices(input.page, priceCandidates(input, reading))
  const guessed = toCategory(input, name?.value ?? '', category?.value ?? '')
  return {
    name: name ? normalizeName(name.value) || null : null,
    price: prices.price,
    originalPrice: prices.originalPrice,
    otherPrice: prices.otherPrice,
    images: images.images,
    description: description ? plainText(description.value, 5_000) || null : null,
    category: guessed ?? NO_CATEGORY,
    rules: withoutMissing({
      name: name?.rule,
      price: prices.rule,
      image: images.rule,
      description: description?.rule,
      category: guessed && (category?.rule ?? 'name'),
    }),
    confidence: withoutMissing({
      name: name && round(name.weight),
      price: prices.price ? round(prices.confidence) : undefined,
      image: images.rule ? round(images.confidence) : undefined,
      description: description && round(description.weight),
      category: guessed && round(category?.weight ?? NAME_CONFIDENCE),
    }),
  }
}

/** Confidence of a category that follows from the name alone. */
const NAME_CONFIDENCE = 0.4

/** Returns the category of a product that breadcrumb, name or shop say is for babies. */
function toCategory({ page, url }: RuleInput, name: string, breadcrumb: string) {
  const isForBabies = isAboutBabies(breadcrumb, name, titleOf(page), url.hostname)
  return isForBabies ? guessCategory({ name, breadcrumb }) : undefined
}

type TextField = Exclude<keyof RetailerRules, 'price'>

function candidates(
  field: TextField,
  input: RuleInput,
  { rules, only }: RetailerExtraction,
): Candidate[] {
  const own = runRules(rules?.[field], input)
  return only?.includes(field) ? own : [...own, ...runRules(GENERIC_RULES[field], input)]
}

function priceCandidates(input: RuleInput, { rules, only }: RetailerExtraction): PriceSources {
  const own = runRules(rules?.price, input)
  const alone = only?.includes('price') === true
  return { stated: alone ? own : [...own, ...runRules(GENERIC_RULES.price, input)], alone }
}

function best(found: readonly Candidate[]): Candidate | undefined {
  return found.reduce<Candidate | undefined>(
    (top, one) => (top && top.weight >= one.weight ? top : one),
    undefined,
  )
}

function emptyProduct(
  page: Page,
  retailer: Retailer | undefined,
  ids: RuleInput['ids'],
): Omit<ExtractedProduct, 'status'> {
  return {
    retailer: retailer?.id ?? null,
    retailerName: retailer?.name ?? null,
    canonicalUrl: canonicalUrl(page.url, ids),
    name: null,
    price: null,
    originalPrice: null,
    images: [],
    description: null,
    category: null,
    rules: {},
    confidence: {},
  }
}

function withoutMissing<T extends string | number>(
  record: Record<string, T | undefined>,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== undefined),
  )
}

function round(value: number): number {
  return Math.round(Math.max(0, Math.min(1, value)) * 100) / 100
}
