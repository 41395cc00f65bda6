import { lazada } from '@registry/shared/retailers/lazada/lazada'
import type { Retailer } from '@registry/shared/retailers/retailer'
import { shopee } from '@registry/shared/retailers/shopee/shopee'

/** Retailers whose pages can show the button: the server cannot extract their pages. */
export const BUTTON_RETAILERS: readonly Retailer[] = [lazada, shopee]

/** Match patterns of a retailer's country sites for the permission request. */
export function originsOf({ hosts }: Retailer): string[] {
  return hosts.map(host => `https://*.${host}/*`)
}
