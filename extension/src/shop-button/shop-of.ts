import { findRetailer, hostOf } from '@registry/shared/retailers/find-retailer'
import type { Retailer } from '@registry/shared/retailers/retailer'
import { productIds } from '@registry/shared/retailers/urls/product-ids'
import { BUTTON_SHOPS } from './shops.ts'

interface ShopPage {
  shop: Retailer
  /** The country site, as 'lazada.sg'. */
  site: string
  isProduct: boolean
}

/** Which shop's page an address is, if it is of a shop that may carry a button. */
export function shopOf(address: string): ShopPage | undefined {
  const shop = BUTTON_SHOPS.find(one => one === findRetailer(address))
  const site = shop && hostOf(shop, address)
  if (!shop || !site) return undefined
  return { shop, site, isProduct: Object.keys(productIds(shop, new URL(address))).length > 0 }
}
