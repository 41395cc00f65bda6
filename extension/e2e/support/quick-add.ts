import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page, type Worker } from '@playwright/test'
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
  /** Errors of the extension's pages and background and of the product's pages; at the end only expected ones. */
  consoleErrors: string[]
  /** Errors that the test causes. */
  expectedErrors: RegExp | undefined
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
  context: async ({ extension, product, consoleErrors, expectedErrors }, use) => {
    const context = await launchWithExtension(extension)
    listen(context, [EXTENSION, product.url], consoleErrors)
    await use(context)
    await context.close()
    expect(consoleErrors.filter(text => !expectedErrors?.test(text))).toEqual([])
  },
  expectedErrors: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  consoleErrors: async ({}, use) => use([]),
  clickOn: async ({ context, product, colorScheme }, use) => {
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
  },
})

const EXTENSION = 'chrome-extension://'

/** Collects console errors and uncaught exceptions of the pages and workers whose URL begins with one of `origins`. */
function listen(context: BrowserContext, origins: readonly string[], errors: string[]): void {
  const isOurs = (source: Page | Worker | null) =>
    origins.some(origin => source?.url().startsWith(origin))
  context.on('console', message => {
    const source = message.page() ?? message.worker()
    if (isOurs(source) && message.type() === 'error') errors.push(message.text())
  })
  context.on('weberror', webError => {
    if (isOurs(webError.page())) errors.push(String(webError.error()))
  })
}

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
