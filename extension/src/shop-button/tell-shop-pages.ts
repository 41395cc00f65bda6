import browser from 'webextension-polyfill'
import { ASK_AGAIN } from './ask-again.ts'

/** Has the buttons of all open pages ask again whether they are wanted. */
export async function tellShopPages(): Promise<void> {
  const tabs = await browser.tabs.query({})
  await Promise.allSettled(tabs.map(({ id = -1 }) => browser.tabs.sendMessage(id, ASK_AGAIN)))
}
