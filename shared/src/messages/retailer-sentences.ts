import { findRetailer } from '../retailers/find-retailer.ts'
import { clientOnlyRetailers } from '../retailers/retailer-catalogue.ts'
import { lookupMessages } from './product-lookups.ts'

/** The name of the shop at an address, 'Unknown Retailer' for any that is none of ours. */
export function retailerNameOf(address: string): string {
  return findRetailer(address)?.name ?? lookupMessages.unknownRetailer
}

/** Names the shops that only QuickAdd can read: 'Lazada, Shopee'. */
export function blockingRetailers(): string {
  return clientOnlyRetailers()
    .map(({ name }) => name)
    .join(', ')
}

/** What a person is told when nothing could be read at an address: use QuickAdd, or add it by hand. */
export function unreadSentence(address: string): string {
  const retailer = findRetailer(address)
  if (retailer?.server.via === 'none') {
    return lookupMessages.blocked(retailer.name, blockingRetailers())
  }
  return retailer ? lookupMessages.retailerFailed(retailer.name) : lookupMessages.addManually
}
