import { toCurrencyCode } from '../../../money/currencies.ts'
import type { Page } from '../../../parsed-page/page.ts'
import type { PriceCandidate } from '../../retailer.ts'
import { priceHintOf } from '../page-analysis/page-locale.ts'
import { meta, metas } from './meta.ts'
import { formattedPrices, statedPrices } from './stated-prices.ts'

type Source = readonly [
  amount: string,
  currency: string,
  role: PriceCandidate['role'],
  weight: number,
]

const SOURCES: readonly Source[] = [
  ['product:sale_price:amount', 'product:sale_price:currency', 'current', 0.8],
  ['product:price:amount', 'product:price:currency', 'current', 0.7],
  ['og:price:amount', 'og:price:currency', 'current', 0.7],
  ['product:original_price:amount', 'product:original_price:currency', 'original', 0.7],
  ['og:price:standard_amount', 'og:price:currency', 'original', 0.7],
  ['product:price', 'product:price:currency', 'current', 0.5],
  ['price', 'currency', 'current', 0.4],
]

/** Returns prices of Open Graph and product meta elements, and of labelled fields of a Twitter card. */
export function metaPrices(page: Page): PriceCandidate[] {
  const found = withoutEqualOriginals(SOURCES.flatMap(source => readSource(page, source)))
  const salePrice = found.some(({ rule }) => rule === 'meta:product:sale_price:amount')
  const card = twitterPrice(page)
  return [
    ...found.map(one =>
      salePrice && one.rule === 'meta:product:price:amount'
        ? { ...one, role: 'original' as const }
        : one,
    ),
    ...card,
  ]
}

/** Removes original prices that equal the current one, which means no discount. */
function withoutEqualOriginals(found: readonly PriceCandidate[]): PriceCandidate[] {
  const now = new Set(found.filter(({ role }) => role === 'current').map(({ minor }) => minor))
  return found.filter(({ role, minor }) => role === 'current' || !now.has(minor))
}

function readSource(page: Page, [amount, currencyKey, role, weight]: Source): PriceCandidate[] {
  const text = metas(page, amount).find(value => /\d/.test(value))
  if (!text) return []
  const currency = toCurrencyCode(
    meta(page, currencyKey, 'product:price:currency', 'og:price:currency'),
  )
  return statedPrices(text, page, { currency, role, rule: `meta:${amount}`, weight })
}

function twitterPrice(page: Page): PriceCandidate[] {
  return [1, 2].flatMap(index => {
    const label = meta(page, `twitter:label${index}`) ?? ''
    if (!/^(?:price|preis|prix|precio)/i.test(label)) return []
    return formattedPrices(meta(page, `twitter:data${index}`) ?? '', priceHintOf(page), {
      role: 'current',
      rule: 'twitter',
      weight: 0.5,
    })
  })
}
