import {
  type BrowserContext,
  type CDPSession,
  chromium,
  expect,
  type Page,
  type Worker,
} from '@playwright/test'
import { chromiumPath } from '../../../shared/tools/browsers/chromium.ts'
import { launchArguments } from '../../../shared/tools/browsers/launch-arguments.ts'
import { markAsReturningVisitor } from '../../../shared/tools/browsers/mark-as-returning-visitor.ts'

/** Extension id, determined by the key in the manifest. */
export const EXTENSION_ID = 'bdlgkfnilgcppcmonfjeacdliakimmma'

/** Launches Chromium with the extension; with a new profile unless one is given. */
export async function launchWithExtension(
  extension: string,
  profile = '',
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await chromiumPath(),
    headless: true,
    chromiumSandbox: false,
    viewport: { width: 1024, height: 768 },
    args: [
      ...launchArguments,
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
  })
  await context.addInitScript(markAsReturningVisitor)
  if (profile === '') await closeWelcome(context)
  return context
}

/** Closes the welcome page. */
export async function closeWelcome(context: BrowserContext): Promise<void> {
  const find = () => context.pages().find(page => page.url().endsWith('/welcome.html'))
  await expect.poll(find).toBeDefined()
  await find()?.close()
}

/** Returns the extension's service worker; websites can have others. */
export async function backgroundOf(context: BrowserContext): Promise<Worker> {
  const isOurs = (worker: Worker) => worker.url().startsWith('chrome-extension://')
  const running = context.serviceWorkers().find(isOurs)
  return running ?? context.waitForEvent('serviceworker', { predicate: isOurs, timeout: 0 })
}

/** Clicks the toolbar button on a tab, which grants activeTab; returns the tab's id. */
async function clickToolbar(context: BrowserContext, page: Page): Promise<number> {
  const background = await backgroundOf(context)
  await page.bringToFront()
  const cdp = await context.browser()!.newBrowserCDPSession()
  const targetId = await tabTargetOf(cdp, page)
  const id = new URL(background.url()).host
  await cdp.send('Extensions.triggerAction' as never, { id, targetId } as never)
  await cdp.detach()
  return background.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true })
    return tab!.id!
  })
}

async function tabTargetOf(cdp: CDPSession, page: Page): Promise<string> {
  const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{ type: 'tab' }] })
  return targetInfos.find(({ url }) => url === page.url())!.targetId
}

/**
 * Clicks QuickAdd on a page and opens its popup in a tab of the same size, because Playwright cannot
 * access the toolbar's popup.
 */
export async function openPopup(context: BrowserContext, page: Page, theme: 'light' | 'dark') {
  const tabId = await clickToolbar(context, page)
  const popup = await context.newPage()
  await popup.setViewportSize({ width: 360, height: 520 })
  await popup.emulateMedia({ colorScheme: theme })
  const { host } = new URL((await backgroundOf(context)).url())
  await popup.goto(`chrome-extension://${host}/popup.html?tabId=${tabId}`)
  return popup
}
