import browser, { type Runtime } from 'webextension-polyfill'
import * as z from 'zod/mini'
import { findRetailerPage } from './find-retailer-page.ts'
import { readHiddenSites, setSiteHidden } from './hidden-sites.ts'
import { isButtonAllowed } from './is-button-allowed.ts'
import { openPopupForTab } from './open-popup-for-tab.ts'
import { type ButtonState, type PageMessage, pageMessage } from './page-messages.ts'
import { refreshButtons } from './refresh-buttons.ts'

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
