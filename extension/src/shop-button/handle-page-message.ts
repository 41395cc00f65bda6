import { findRetailer, hostOf } from '@registry/shared/retailers/find-retailer'
import type { Retailer } from '@registry/shared/retailers/retailer'
import { productIds } from '@registry/shared/retailers/urls/product-ids'
import browser, { type Runtime } from 'webextension-polyfill'
import * as z from 'zod/mini'
import { BUTTON_RETAILERS } from './button-retailers.ts'
import { readHiddenSites, setSiteHidden } from './hidden-sites.ts'
import { isButtonAllowed } from './is-button-allowed.ts'
import { openPopupForTab } from './open-popup-for-tab.ts'
import { type ButtonState, type PageMessage, pageMessage } from './page-messages.ts'
import { refreshButtons } from './refresh-buttons.ts'

interface RetailerPage {
  shop: Retailer
  /** Host of the country site, such as 'lazada.sg'. */
  site: string
  isProduct: boolean
}

/** Handles a message of the button's content script; other senders get no response. */
export async function handlePageMessage(
  message: unknown,
  { id, url = '', tab, frameId }: Runtime.MessageSender,
): Promise<unknown> {
  const said = z.safeParse(pageMessage, message)
  const page = findRetailerPage(url)
  const tabId = tab?.id
  if (!said.success || !page || id !== browser.runtime.id) return undefined
  if (frameId !== 0 || tabId === undefined) return undefined
  return answer(said.data, page.site, { tabId, windowId: tab?.windowId })
}

async function answer(
  said: PageMessage,
  site: string,
  tab: { tabId: number; windowId: number | undefined },
): Promise<unknown> {
  switch (said.type) {
    case 'button-wanted':
      return { isWanted: await isWanted(said.url), site } satisfies ButtonState
    case 'button-pressed':
      return openPopupForTab(tab)
    case 'button-hidden':
      await setSiteHidden(site, said.isHidden)
      return refreshButtons()
  }
}

/** The button is shown on product pages of permitted sites unless the owner has hidden it. */
async function isWanted(address: string): Promise<boolean> {
  const page = findRetailerPage(address)
  if (!page?.isProduct || (await readHiddenSites()).includes(page.site)) return false
  return isButtonAllowed(page.shop)
}

/** Returns the retailer's page of a URL; undefined if the retailer has no button. */
function findRetailerPage(address: string): RetailerPage | undefined {
  const shop = BUTTON_RETAILERS.find(one => one === findRetailer(address))
  const site = shop && hostOf(shop, address)
  if (!shop || !site) return undefined
  return { shop, site, isProduct: Object.keys(productIds(shop, new URL(address))).length > 0 }
}
