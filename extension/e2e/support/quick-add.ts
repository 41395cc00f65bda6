import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test'
import { startProduct } from '../../../api/test/product/start-product.ts'
import { injectAxe, NO_SOURCE } from '../../../shared/tools/browsers/inject-axe.ts'
import { takeScreenshots } from '../../../shared/tools/screenshots/capture/take-screenshots.ts'
import { launchWithExtension, openPopup } from './browser.ts'
import { buildExtension } from './build-extension.ts'
import { type ShopPage, serveShop, withUniqueProduct } from './shop-pages.ts'

type Product = Awaited<ReturnType<typeof startProduct>>

interface Fixtures {
  /** A new browser that has the extension. */
  context: BrowserContext
  /** Opens a retailer's page, clicks QuickAdd and returns the popup. */
  clickOn: (shop: ShopPage) => Promise<Page>
  /** Errors on the extension's pages; must be empty at the end. */
  consoleErrors: string[]
}

interface Builds {
  product: Product
  /** The folder of the build for Chrome. */
  extension: string
  /** The folder of the build for Firefox, with its archives beside it. */
  firefoxExtension: string
}

/** Test with a running product, builds of the extension and a browser. */
export const test = base.extend<Fixtures, Builds>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  extension: [
    async ({ product }, use) => {
      const out = await buildExtension(product.url)
      await use(join(out, 'chrome-mv3'))
      await rm(out, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  firefoxExtension: [
    async ({ product }, use) => {
      const out = await buildExtension(product.url, { browser: 'firefox', isPacked: true })
      await use(join(out, 'firefox-mv3'))
      await rm(out, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  // One browser per test: in a shared one, `context.route` can hang while the service worker is stopping.
  context: async ({ extension }, use) => {
    const context = await launchWithExtension(extension)
    await use(context)
    await context.close()
  },
  consoleErrors: async ({ context }, use) => {
    const consoleErrors: string[] = []
    const isOurs = (page: Page | null) => page?.url().startsWith('chrome-extension://')
    const onConsole = (message: ConsoleMessage) => {
      if (isOurs(message.page()) && message.type() === 'error') consoleErrors.push(message.text())
    }
    const onError = (error: WebError) => {
      if (isOurs(error.page())) consoleErrors.push(String(error.error()))
    }
    context.on('console', onConsole)
    context.on('weberror', onError)
    await use(consoleErrors)
    context.off('console', onConsole)
    context.off('weberror', onError)
  },
  clickOn: async ({ context, product, consoleErrors, colorScheme }, use) => {
    const tabs = new Map<string, Page>()
    await use(async page => {
      const shop = withUniqueProduct(page, test.info().testId)
      await serveShop(context, shop, product.url)
      // The toolbar button finds the tab by its URL, so only one tab may have it.
      await tabs.get(shop.url)?.close()
      const tab = await context.newPage()
      tabs.set(shop.url, tab)
      await tab.goto(shop.url)
      return openPopup(context, tab, colorScheme === 'dark' ? 'dark' : 'light')
    })
    expect(consoleErrors).toEqual([])
  },
})

export { expect }

/** Signs in with the demo account in the popup. */
export async function signIn(popup: Page, { email, password }: Product['demo']) {
  await popup.getByRole('button', { name: /^Use (email and )?password$/ }).click()
  await expect(popup.getByLabel('Email')).toBeFocused()
  await popup.getByLabel('Email').fill(email)
  await popup.getByLabel('Password').fill(password)
  await popup.getByRole('button', { name: 'Sign in' }).click()
}

/** Checks a screen against WCAG 2.2 AA in both themes; takes the screenshots of `npm run screenshots`. */
export async function expectAccessible(popup: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await popup.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Retried during the colour transition between themes.
    await expect.poll(() => violationsOn(popup)).toEqual([])
  }
  await takeScreenshots(popup, base.info())
}

async function violationsOn(popup: Page): Promise<unknown[]> {
  await injectAxe(popup)
  const { violations } = await new AxeBuilder({ page: popup, axeSource: NO_SOURCE })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], selectors: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])
}
