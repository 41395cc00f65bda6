import { toCurrencyCode } from '../../../money/currencies.ts'
import { parsePrice } from '../../../money/parse-price.ts'
import { minorFromHundredths, toMinor } from '../../../money/to-minor.ts'
import { type Page, scriptSource } from '../../../parsed-page/page.ts'
import type { PriceCandidate } from '../../retailer.ts'
import { memoizePerPage } from '../page-analysis/memoize-per-page.ts'
import { pageCurrencyOf } from '../page-analysis/page-locale.ts'
import { requestedVariant } from '../page-analysis/requested-variant.ts'

interface Pattern {
  rule: string
  /** Scripts without any of these texts are skipped. */
  words: readonly string[]
  /** Named groups: `amount`, and optionally `currency`. */
  pattern: RegExp
  unit: 'major' | 'hundredths'
  role?: 'original'
  weight: number
}

/** Patterns of prices in platforms' scripts. Distances are limited, so that they take linear time. */
const PATTERNS: readonly Pattern[] = [
  {
    rule: 'shopify:pixel',
    words: ['productVariants'],
    weight: 0.55,
    unit: 'major',
    pattern:
      /\\?"productVariants\\?"\s*:\s*\[\s*\{\s*\\?"price\\?"\s*:\s*\{\s*\\?"amount\\?"\s*:\s*(?<amount>[\d.]+)\s*,\s*\\?"currencyCode\\?"\s*:\s*\\?"(?<currency>[A-Z]{3})/,
  },
  {
    rule: 'shopify:meta',
    words: ['var meta'],
    weight: 0.5,
    unit: 'hundredths',
    pattern: /var meta = \{"product":\{[^[]{0,1000}"variants":\[\{"id":\d+,"price":(?<amount>\d+)/,
  },
  {
    rule: 'tag-manager',
    words: ['view_item', 'Detail', 'detail'],
    weight: 0.45,
    unit: 'major',
    pattern:
      /(?:event|ecommerce)["']?\s*:\s*[{"'](?:view_item|detail|productDetail)[\s\S]{0,400}?["']?price["']?\s*:\s*["']?(?<amount>\d[\d.,]*)/,
  },
  {
    rule: 'tag-manager:detail',
    words: ['detail'],
    weight: 0.45,
    unit: 'major',
    pattern:
      /detail["']?\s*:\s*\{[^{}]{0,300}["']?products["']?\s*:\s*\[\s*\{[^{}]{0,600}?["']?price["']?\s*:\s*["']?(?<amount>\d[\d.,]*)/,
  },
  {
    rule: 'facebook',
    words: ['ViewContent'],
    weight: 0.45,
    unit: 'major',
    pattern:
      /fbq\(\s*['"]track['"]\s*,\s*['"]ViewContent['"][^)]{0,600}?["']?value["']?\s*:\s*["']?(?<amount>\d[\d.,]*)(?:["']?\s*,\s*["']?currency["']?\s*:\s*["'](?<currency>[A-Z]{3}))?/,
  },
  {
    rule: 'state:current',
    words: ['_retail', 'Price', '_price', 'Retail', 'Amount'],
    weight: 0.4,
    unit: 'major',
    pattern:
      /\\?"(?:current_retail|currentPrice|salePrice|sale_price|sellingPrice|selling_price|finalPrice|final_price|specialPrice|product_price|priceAmount|currentRetailPrice)\\?"\s*:\s*\\?"?(?<amount>\d+(?:\.\d+)?)\\?"?/,
  },
  {
    rule: 'magento',
    words: ['finalPrice'],
    weight: 0.45,
    unit: 'major',
    pattern: /"finalPrice"\s*:\s*\{\s*"amount"\s*:\s*(?<amount>[\d.]+)/,
  },
]

/** Later parts of a script rarely contain the product. */
const MAX_LENGTH = 800_000

/** Prices that occur only in scripts. Their weight is low and rises when another source agrees. */
export const embeddedPrices = memoizePerPage((page): readonly PriceCandidate[] => {
  const found = new Map<string, PriceCandidate>()
  const patterns = [...PATTERNS, ...variantPatterns(page.url)]
  for (const script of page.select('script')) {
    if (/ld\+json/.test(script.attribs.type ?? '')) continue
    const text = scriptSource(script).slice(0, MAX_LENGTH)
    if (text.length < 20 || !/price|value|retail/i.test(text)) continue
    for (const pattern of patterns) {
      if (found.has(pattern.rule) || !pattern.words.some(word => text.includes(word))) continue
      const candidate = readPattern(text, pattern, page)
      if (candidate) found.set(pattern.rule, candidate)
    }
  }
  return [...found.values()]
})

/** Shopify's scripts list all variants by id, in hundredths of any currency; the URL may select one. */
function variantPatterns(address: string): Pattern[] {
  return requestedVariant(address)
    .filter(asked => /^\d{5,20}$/.test(asked))
    .map(asked => ({
      rule: 'shopify:variant',
      words: ['"id":'],
      weight: 0.75,
      unit: 'hundredths',
      pattern: new RegExp(
        `\\{"id":${asked},(?:"price":|"title":"[^{}]{0,1500}?"price":)(?<amount>\\d+)\\b(?![.])`,
      ),
    }))
}

function readPattern(
  text: string,
  { rule, pattern, unit, role, weight }: Pattern,
  page: Page,
): PriceCandidate | undefined {
  const groups = pattern.exec(text)?.groups
  if (!groups?.amount) return undefined
  const currency = toCurrencyCode(groups.currency) ?? pageCurrencyOf(page) ?? null
  const minor =
    unit === 'hundredths'
      ? minorFromHundredths(Number(groups.amount), currency)
      : (toMinor(groups.amount, currency) ??
        parsePrice(groups.amount, { currency: currency ?? undefined })?.minor)
  return minor === undefined || minor === 0
    ? undefined
    : { minor, currency, role: role ?? 'current', rule, weight }
}
