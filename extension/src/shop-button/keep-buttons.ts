import browser from 'webextension-polyfill'
import { createTurns } from '../create-turns.ts'
import { isButtonOn } from './is-button-on.ts'
import { BUTTON_SHOPS, originsOf } from './shops.ts'
import { tellShopPages } from './tell-shop-pages.ts'

const ID = 'shop-button'
const FILE = '/shop-button.js'

/** Two at once would register twice, which browsers refuse. */
const inTurn = createTurns()

/**
 * Keeps the button's script in the pages of just those shops that the owner let it into. For the top
 * level of the background, so that a sleeping one wakes for it.
 */
export function keepButtons(): void {
  const keep = () => void inTurn(register)
  browser.runtime.onInstalled.addListener(keep)
  browser.runtime.onStartup.addListener(keep)
  browser.permissions.onAdded.addListener(({ origins = [] }) => {
    void inTurn(register).then(() => showInOpenPages(origins))
  })
  browser.permissions.onRemoved.addListener(() => {
    void inTurn(register).then(tellShopPages)
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
    BUTTON_SHOPS.map(async shop => ((await isButtonOn(shop)) ? originsOf(shop) : [])),
  )
  return shops.flat()
}

/** Registered scripts come with the next page; those that are open get it now. */
async function showInOpenPages(url: string[]): Promise<void> {
  const tabs = url.length > 0 ? await browser.tabs.query({ url }) : []
  await Promise.allSettled(
    tabs.map(({ id: tabId = -1 }) =>
      browser.scripting.executeScript({ target: { tabId }, files: [FILE] }),
    ),
  )
}
