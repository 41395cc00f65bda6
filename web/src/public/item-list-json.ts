import { isHttpUrl } from '@registry/shared/contract/fields'
import type { PublicItem } from '@registry/shared/contract/items'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import type { PublicPageData } from '@registry/shared/pages/public-page'
import { monthsLater } from './months-later.ts'

type RegistryData = Extract<PublicPageData, { page: 'registry' }>

const MAX_ITEMS = 20
const PRICE_VALID_MONTHS = 6

/**
 * The gifts as schema.org's ItemList, safe inside a script element. Names no contributor and no way
 * to pay.
 */
export function itemListJson({ origin, registryOwner, items, today }: RegistryData): string {
  const validUntil = monthsLater(today, PRICE_VALID_MONTHS)
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: registryOwner.registryTitle,
    numberOfItems: items.length,
    itemListElement: items.slice(0, MAX_ITEMS).map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: product(item, origin, validUntil),
    })),
  }
  return JSON.stringify(list).replaceAll('<', '\\u003c')
}

function product(item: PublicItem, origin: string, priceValidUntil: string) {
  const shop = isHttpUrl(item.productUrl) && { url: item.productUrl }
  return {
    '@type': 'Product',
    name: item.productName,
    ...(item.thumbnailUrl && { image: new URL(item.thumbnailUrl, origin).href }),
    ...shop,
    offers: {
      '@type': 'Offer',
      price: formatPlainAmount(item.totalPrice),
      priceCurrency: 'SGD',
      availability: `https://schema.org/${item.isFullyFunded ? 'SoldOut' : 'InStock'}`,
      ...shop,
      priceValidUntil,
    },
  }
}
