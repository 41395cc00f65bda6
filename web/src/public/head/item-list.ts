import { isHttpUrl } from '@registry/shared/contract/fields'
import type { PublicItem } from '@registry/shared/contract/items/items'
import { previewMessages } from '@registry/shared/messages/registry/previews'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import type { RegistryPageData } from '@registry/shared/public-pages/public-page-data'
import { oneLine } from '@registry/shared/text/one-line'

const MAX_ITEMS = 20
const PRICE_VALID_MONTHS = 6

/** Returns a registry's items as a schema.org ItemList, without contributors and payment details. */
export function itemList(data: RegistryPageData, url: string) {
  const { origin, registryOwner, items, today } = data
  const validUntil = monthsLater(today, PRICE_VALID_MONTHS)
  const gifted = items.filter(item => item.isFullyFunded).length
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: oneLine(registryOwner.registryTitle),
    description: previewMessages.listDescription({ gifted, total: items.length }),
    url,
    numberOfItems: items.length,
    itemListElement: items.slice(0, MAX_ITEMS).map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: product(item, origin, validUntil),
    })),
  }
}

function product(item: PublicItem, origin: string, priceValidUntil: string) {
  const shop = isHttpUrl(item.productUrl) && { url: item.productUrl }
  return {
    '@type': 'Product',
    name: oneLine(item.productName),
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

/** Adds months to a date (YYYY-MM-DD); uses the last day of the month if that day does not exist. */
export function monthsLater(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  // A month without that day rolls over into the next one; day 0 is the last of the month before.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}
