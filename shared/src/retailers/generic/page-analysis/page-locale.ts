import { toCurrencyCode } from '../../../money/currencies.ts'
import { currencyOfCountry } from '../../../money/currency-of-country.ts'
import type { PriceHint } from '../../../money/parse-price.ts'
import { type Page, scriptSource } from '../../../parsed-page/page.ts'
import { parseUrl } from '../../../text/parse-url.ts'
import { objectsOf, textOfJson } from '../structured-data/json.ts'
import { isJsonLd } from '../structured-data/json-ld.ts'
import { jsonLdProductOf } from '../structured-data/json-ld-product.ts'
import { meta } from '../structured-data/meta.ts'
import { countryOfHost } from './country-of-host.ts'
import { memoizePerPage } from './memoize-per-page.ts'

/** Returns the country of the page by URL or language, undefined if neither has one. */
const countryOf = memoizePerPage((page): string | undefined => {
  const url = parseUrl(page.url)
  return [
    url && countryOfHost(url.hostname),
    url && countryOfPath(url.pathname),
    url && countryOfHost(url.hostname.replace(/^(?:[a-z]{2}-)?([a-z]{2})\..*$/, 'x.$1')),
    countryOfLanguage(alternateOf(page)),
    countryOfLanguage(page.select('html')[0]?.attribs.lang),
    countryOfLanguage(meta(page, 'og:locale')),
  ].find(country => currencyOfCountry(country) !== undefined)
})

/** Returns the hint for parsing prices: country, and the currency in scripts or meta elements. */
export const priceHintOf = memoizePerPage((page): PriceHint => {
  return { country: countryOf(page), currency: scriptCurrencyOf(page) ?? metaCurrencyOf(page) }
})

const STATED_IN_META = [
  'product:price:currency',
  'og:price:currency',
  'itemprop:pricecurrency',
  'currency',
]

function metaCurrencyOf(page: Page): string | undefined {
  return STATED_IN_META.map(key => toCurrencyCode(meta(page, key))).find(Boolean)
}

/** Returns the currency of amounts without one. */
export const pageCurrencyOf = memoizePerPage((page): string | undefined => {
  return metaCurrencyOf(page) ?? scriptCurrencyOf(page) ?? currencyOfCountry(countryOf(page))
})

/** Starts with 'urrency', which all notations share, so that the search is fast. */
const STATED = /urrency(Code|_code|ISO|Iso|Id)?["']?\s*[:=]\s*["']([A-Z]{3})["']/g
const OWN_NAME = /(?:^|\W)c$/
const PRICE_NAME = /(?:^|\W)priceC$/

/** Returns the currency of the page's JSON-LD product, else the most frequent code in other scripts. */
const scriptCurrencyOf = memoizePerPage((page): string | undefined => {
  const counts = new Map<string, number>()
  for (const script of page.select('script')) {
    // JSON-LD may contain other products; only the page's own is used, below.
    const text = isJsonLd(script) ? '' : scriptSource(script)
    if (!text.includes('urrency')) continue
    const active = /Shopify\.currency\s*=\s*\{\s*"active"\s*:\s*"([A-Z]{3})"/.exec(text)?.[1]
    if (active) return active
    for (const code of statedIn(text.slice(0, 200_000))) {
      counts.set(code, (counts.get(code) ?? 0) + 1)
    }
  }
  return jsonLdCurrencyOf(page) ?? [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
})

function statedIn(text: string): string[] {
  return Array.from(text.matchAll(STATED)).flatMap(({ index, 1: ending, 2: code }) => {
    const before = text.slice(Math.max(0, index - 7), index)
    const isName = OWN_NAME.test(before) || (!ending && PRICE_NAME.test(before))
    return (isName && toCurrencyCode(code)) || []
  })
}

function jsonLdCurrencyOf(page: Page): string | undefined {
  const product = jsonLdProductOf(page)
  const owners = product ? [product, ...objectsOf(product.hasVariant)] : []
  return owners
    .slice(0, 20)
    .flatMap(owner => objectsOf(owner.offers).slice(0, 5))
    .flatMap(offer => [offer, ...objectsOf(offer.priceSpecification), ...objectsOf(offer.offers)])
    .map(offer => toCurrencyCode(textOfJson(offer.priceCurrency)))
    .find(Boolean)
}

/** Returns the page's own language among its hreflang alternates: 'en-sg'. */
function alternateOf(page: Page): string | undefined {
  const own = page.url.replace(/[?#].*$/, '')
  const found = page
    .select('link[hreflang]')
    .find(({ attribs: attributes }) => attributes.href === own)
  return found?.attribs.hreflang
}

/** Countries that sites use as a path segment. Other codes are ambiguous, such as /pr/ for product. */
const IN_PATHS = new Set(
  'us gb uk sg my au nz ca ie de fr es it nl be at ch pl se dk fi jp kr hk tw in ae sa za br mx cl th ph vn'.split(
    ' ',
  ),
)

/** Returns the country of a path: '/en-sg/' and '/us-en/' in one segment, '/sg/en/' and '/en/sg/' in two. */
function countryOfPath(pathname: string): string | undefined {
  const joined = /^\/([a-z]{2})[-_]([a-z]{2})(?:\/|$)/i.exec(pathname)
  const steps = joined ?? /^\/([a-z]{2})(?:\/([a-z]{2}))?(?:\/|$)/i.exec(pathname)
  const [first = '', second = ''] = steps?.slice(1) ?? []
  if (joined) return [second, first].find(code => currencyOfCountry(code) !== undefined)
  return [first, second].find(code => code && IN_PATHS.has(code.toLowerCase()))
}

function countryOfLanguage(language: string | undefined): string | undefined {
  return /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})\b/i.exec(language ?? '')?.[1]
}
