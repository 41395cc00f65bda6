import browser from 'webextension-polyfill'
import { REFRESH_BUTTON } from './refresh-message.ts'

/** Makes the buttons of all open pages request their state again. */
export async function refreshButtons(): Promise<void> {
  const tabs = await browser.tabs.query({})
  await Promise.allSettled(tabs.map(({ id = -1 }) => browser.tabs.sendMessage(id, REFRESH_BUTTON)))
}
