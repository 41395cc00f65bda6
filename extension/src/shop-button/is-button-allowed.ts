import type { Retailer } from '@registry/shared/retailers/retailer'
import browser from 'webextension-polyfill'
import { originsOf } from './button-retailers.ts'

/**
 * Returns whether the browser has granted the permission for a retailer's sites; it is stored nowhere
 * else.
 */
export async function isButtonAllowed(shop: Retailer): Promise<boolean> {
  return browser.permissions.contains({ origins: originsOf(shop) })
}
