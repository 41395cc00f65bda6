import { toCurrencyCode } from '../money/currencies.ts'
import { minorFromHundredths } from '../money/to-minor.ts'
import { parseUrl } from '../text/parse-url.ts'
import { toGtin } from './generic/gtin/to-gtin.ts'
import { plainText } from './generic/text/plain-text.ts'
import type { ExtractedPrice } from './product.ts'

const MARKS = /cdn\.shopify\.com|\/cdn\/shop\/|Shopify\.theme\b|Shopify\.shop\b/
const PRODUCT =
  /^(?<path>(?:\/[\w-]{2,5})?(?:\/collections\/[^/]+)?\/products\/[^/?#]+?)(?:\.html?)?\/?$/
const ACTIVE_CURRENCY = /Shopify\.currency\s*=\s*\{\s*"active"\s*:\s*"(?<code>[A-Z]{3})"/

/**
 * Returns the URL of a Shopify product's JSON (https://shopify.dev/docs/api/ajax, Product); undefined for
 * other platforms and pages.
 */
export function shopifyJsonUrl(address: string, html: string): string | undefined {
  const url = parseUrl(address)
  const path = PRODUCT.exec(url?.pathname ?? '')?.groups?.path
  if (!url || !path || !MARKS.test(html)) return undefined
  return new URL(`${path}.js`, url).href
}

/** Variant of the URL, or the page's default variant. */
export interface ShopifyProduct {
  name: string | null
  price: ExtractedPrice | null
  originalPrice: ExtractedPrice | null
  /** 0 to 1; low if variants differ in price and the URL selects none. */
  priceConfidence: number
  images: string[]
  description: string | null
  /** `barcode` of the variant, if it is a GTIN. */
  gtin: string | undefined
}

interface Variant {
  id: unknown
  price: number
  /** `compare_at_price`: higher than the price during a sale. */
  before: unknown
  available: boolean
  gtin: string | undefined
}

/**
 * Parses a Shopify product's JSON. Prices are hundredths of the page's active currency; without one the
 * price is null. Undefined if the JSON is not a product.
 */
export function readShopifyJson(
  text: string,
  { url: address, html }: { url: string; html: string },
): ShopifyProduct | undefined {
  const product = parse(text)
  if (!product) return undefined
  const variants = listOf(product.variants).flatMap(toVariant)
  const wanted = parseUrl(address)?.searchParams.get('variant')
  const named = wanted ? variants.filter(({ id }) => `${id}` === wanted) : []
  const [variant] = [...named, ...variants.filter(({ available }) => available), ...variants]
  const isOne = named.length > 0 || new Set(variants.map(({ price }) => price)).size === 1
  return {
    name: textOf(product.title, 300),
    price: variant ? priceOf(variant.price, html) : null,
    originalPrice: variant && isSale(variant) ? priceOf(variant.before, html) : null,
    priceConfidence: isOne ? 0.9 : 0.55,
    images: listOf(product.images)
      .flatMap(image => toImage(image, address))
      .slice(0, 10),
    description: textOf(product.description, 5_000),
    gtin: named.length > 0 || variants.length === 1 ? variant?.gtin : undefined,
  }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) && Array.isArray(value.variants) ? value : undefined
  } catch {
    return undefined
  }
}

function toVariant(value: unknown): Variant[] {
  if (!isRecord(value)) return []
  const { id, price, compare_at_price: before, available, barcode } = value
  if (typeof price !== 'number' || !Number.isSafeInteger(price) || price <= 0) return []
  return [{ id, price, before, available: available === true, gtin: toGtin(barcode) }]
}

function isSale({ price, before }: Variant): boolean {
  return typeof before === 'number' && Number.isSafeInteger(before) && before > price
}

function priceOf(hundredths: unknown, html: string): ExtractedPrice | null {
  const currency = toCurrencyCode(ACTIVE_CURRENCY.exec(html)?.groups?.code)
  if (typeof hundredths !== 'number' || !currency) return null
  const minor = minorFromHundredths(hundredths, currency)
  return minor === undefined ? null : { minor, currency }
}

function toImage(value: unknown, address: string): string[] {
  const src = typeof value === 'string' ? parseUrl(value, address) : undefined
  return src && /^https?:$/.test(src.protocol) ? [src.href] : []
}

function textOf(value: unknown, max: number): string | null {
  return typeof value === 'string' ? plainText(value, max) || null : null
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, 250) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
