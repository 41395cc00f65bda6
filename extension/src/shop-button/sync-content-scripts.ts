import browser from 'webextension-polyfill'
import { createSerialQueue } from '../create-serial-queue.ts'
import { BUTTON_RETAILERS, originsOf } from './button-retailers.ts'
import { isButtonAllowed } from './is-button-allowed.ts'
import { refreshButtons } from './refresh-buttons.ts'

const ID = 'shop-button'
const FILE = '/shop-button.js'

/** Concurrent calls could register a script twice, which browsers reject. */
const runSerially = createSerialQueue()

/**
 * Registers the button's content script for permitted sites and follows permission changes. Call
 * synchronously at startup, so that these events wake the background.
 */
export function syncContentScripts(): void {
  const keep = () => void runSerially(register)
  browser.runtime.onInstalled.addListener(() => {
    // An update has cut off the buttons of open pages from the background.
    void runSerially(register).then(async () => showInOpenPages(await allowedOrigins()))
  })
  browser.runtime.onStartup.addListener(keep)
  browser.permissions.onAdded.addListener(({ origins = [] }) => {
    void runSerially(register).then(() => showInOpenPages(origins))
  })
  browser.permissions.onRemoved.addListener(() => {
    void runSerially(register).then(refreshButtons)
  })
}

async function register(): Promise<void> {
  const matches = await allowedOrigins()
  const ids = [ID]
  const [known] = await browser.scripting.getRegisteredContentScripts({ ids })
  if (matches.length === 0) {
    if (known) await browser.scripting.unregisterContentScripts({ ids })
    return
  }
  const script = { id: ID, js: [FILE], matches }
  if (known) await browser.scripting.updateContentScripts([script])
  else await browser.scripting.registerContentScripts([script])
}

async function allowedOrigins(): Promise<string[]> {
  const shops = await Promise.all(
    BUTTON_RETAILERS.map(async shop => ((await isButtonAllowed(shop)) ? originsOf(shop) : [])),
  )
  return shops.flat()
}

/** Registered scripts run on the next page load; open tabs get the script now. */
async function showInOpenPages(url: string[]): Promise<void> {
  const tabs = url.length > 0 ? await browser.tabs.query({ url }) : []
  await Promise.allSettled(
    tabs.map(({ id: tabId = -1 }) =>
      browser.scripting.executeScript({ target: { tabId }, files: [FILE] }),
    ),
  )
}
