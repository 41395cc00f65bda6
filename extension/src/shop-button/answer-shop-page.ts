import browser, { type Runtime } from 'webextension-polyfill'
import * as z from 'zod/mini'
import { hiddenSites, hideOn } from './hidden-sites.ts'
import { isButtonOn } from './is-button-on.ts'
import { openPopupFor } from './open-popup-for.ts'
import { type PageMessage, pageMessage, type Wanted } from './page-messages.ts'
import { shopOf } from './shop-of.ts'
import { tellShopPages } from './tell-shop-pages.ts'

/** Answers the button's script in the page of a shop; nobody else gets an answer. */
export async function answerShopPage(
  message: unknown,
  { id, url = '', tab, frameId }: Runtime.MessageSender,
): Promise<unknown> {
  const said = z.safeParse(pageMessage, message)
  const page = shopOf(url)
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
      return { isWanted: await isWanted(said.url), site } satisfies Wanted
    case 'button-pressed':
      return openPopupFor(tab)
    case 'button-hidden':
      await hideOn(site, said.isHidden)
      return tellShopPages()
  }
}

/** On products alone, where the owner let it and did not take it off again. */
async function isWanted(address: string): Promise<boolean> {
  const page = shopOf(address)
  if (!page?.isProduct || (await hiddenSites()).includes(page.site)) return false
  return isButtonOn(page.shop)
}
