import type { BrowserContext, Page } from '@playwright/test'
import { ask, draftOf, openOwnPage } from './own-page.ts'

/**
 * Makes a browser that other tests have used as good as new: no tabs, routes, cookies or stored data of
 * the registry, and nothing in the extension's storage.
 */
export async function resetBrowser(context: BrowserContext, registryUrl: string): Promise<void> {
  const before = context.pages()
  const page = await openOwnPage(context)
  // The last tab would take the browser with it.
  await Promise.all(before.map(tab => tab.close()))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearCookies()
  await clearSite(page, registryUrl)
  await finishWork(page)
  await page.evaluate(clearExtension)
  await page.goto('about:blank')
}

/**
 * Resolves when the background has written all that it was asked to before: drafts and requests are
 * worked on one after another, so that these come last. Nobody is connected when it ends.
 */
async function finishWork(page: Page): Promise<void> {
  await ask(page, { type: 'disconnect' })
  await ask(page, { type: 'keep', draft: draftOf('The last draft') })
  await ask(page, { type: 'retry' })
}

async function clearSite(page: Page, origin: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await cdp.detach()
}

/** Runs in a page of the extension. */
async function clearExtension(): Promise<void> {
  await Promise.all([
    chrome.storage.local.clear(),
    chrome.storage.session.clear(),
    chrome.alarms.clearAll(),
    chrome.action.setBadgeText({ text: '' }),
  ])
  await chrome.storage.local.set({ wasWelcomed: true })
}
