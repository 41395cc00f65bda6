import { findRetailer, hostOf } from '@registry/shared/retailers/find-retailer'
import type { Retailer } from '@registry/shared/retailers/retailer'
import { productIds } from '@registry/shared/retailers/urls/product-ids'
import { BUTTON_RETAILERS } from './button-retailers.ts'

interface RetailerPage {
  shop: Retailer
  /** Host of the country site, such as 'lazada.sg'. */
  site: string
  isProduct: boolean
}

/** Returns the retailer's page of a URL; undefined if the retailer has no button. */
export function findRetailerPage(address: string): RetailerPage | undefined {
  const shop = BUTTON_RETAILERS.find(one => one === findRetailer(address))
  const site = shop && hostOf(shop, address)
  if (!shop || !site) return undefined
  return { shop, site, isProduct: Object.keys(productIds(shop, new URL(address))).length > 0 }
}
