import { findRetailer } from '../../retailers/find-retailer.ts'
import { clientOnlyRetailers } from '../../retailers/retailer-catalogue.ts'
import { lookupMessages } from './product-lookups.ts'

/** Returns the retailer's name for a URL, 'Unknown Retailer' if it is not known. */
export function retailerNameOf(address: string): string {
  return findRetailer(address)?.name ?? lookupMessages.unknownRetailer
}

/** Names the retailers that only QuickAdd can read: 'Lazada, Shopee'. */
export function clientOnlyRetailerNames(): string {
  return clientOnlyRetailers()
    .map(({ name }) => name)
    .join(', ')
}

/** Returns the message for a URL that could not be scraped: use QuickAdd, or add the item manually. */
export function unreadableUrlMessage(address: string): string {
  const retailer = findRetailer(address)
  if (retailer?.server?.via === 'none') {
    return lookupMessages.blocked(retailer.name, clientOnlyRetailerNames())
  }
  return retailer ? lookupMessages.retailerFailed(retailer.name) : lookupMessages.addManually
}
