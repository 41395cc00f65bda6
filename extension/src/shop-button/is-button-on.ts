import type { Retailer } from '@registry/shared/retailers/retailer'
import browser from 'webextension-polyfill'
import { originsOf } from './shops.ts'

/** Whether the owner let the button onto a shop's pages: the browser's own record is the only one. */
export async function isButtonOn(shop: Retailer): Promise<boolean> {
  return browser.permissions.contains({ origins: originsOf(shop) })
}
