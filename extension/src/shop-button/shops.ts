import { lazada } from '@registry/shared/retailers/lazada/lazada'
import type { Retailer } from '@registry/shared/retailers/retailer'
import { shopee } from '@registry/shared/retailers/shopee/shopee'

/** The shops that may carry a button in the page: no server reads them, so QuickAdd is the way in. */
export const BUTTON_SHOPS: readonly Retailer[] = [lazada, shopee]

/** What the browser has to allow before a shop's pages may be touched unasked: all its country sites. */
export function originsOf({ hosts }: Retailer): string[] {
  return hosts.map(host => `https://*.${host}/*`)
}
