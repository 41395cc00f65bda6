import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { backgroundOf, launchWithExtension } from './support/browser.ts'
import { openExtensionPage } from './support/extension-page.ts'
import { test as base, expect } from './support/quick-add.ts'
import { serveShop } from './support/shop-pages.ts'
import { lazada } from './support/shops.ts'

const ADD = 'Add to registry'
const HIDE = 'Hide this button on lazada.sg'

/** A browser in which QuickAdd has the permission for the retailers' sites. */
const test = base.extend({
  context: async ({ extension, product }, use) => {
    const copy = await grantRetailerPermissions(extension)
    const context = await launchWithExtension(copy)
    const background = await backgroundOf(context)
    const registered = () =>
      background.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length)
    await expect.poll(registered).toBe(1)
    await serveShop(context, lazada, product.url)
    await use(context)
    await context.close()
    await rm(copy, { recursive: true })
  },
})

async function openShop(context: BrowserContext, prepare?: () => void): Promise<Page> {
  const page = await context.newPage()
  if (prepare) await page.addInitScript(prepare)
  await page.goto(lazada.url)
  await expect(page.locator('[data-quick-add]')).toBeAttached()
  return page
}

/** Reads the accessible names of buttons and status regions, since the shadow root is closed. */
async function readAccessibleNames(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  await cdp.detach()
  const told = nodes.filter(({ role }) => role?.value === 'button' || role?.value === 'status')
  return told.map(({ name }) => String(name?.value ?? ''))
}

async function pressByKeyboard(page: Page, tabs: number) {
  await page.getByRole('link').last().focus()
  for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

/** Counts the open popups, at the toolbar or in a window. */
async function popups(context: BrowserContext): Promise<number> {
  const cdp = await context.browser()!.newBrowserCDPSession()
  const { targetInfos } = await cdp.send('Target.getTargets')
  await cdp.detach()
  return targetInfos.filter(({ url }) => url.includes('/popup.html')).length
}

test("the button on a retailer's page is isolated, works by keyboard and can be hidden and shown again", async ({
  context,
}) => {
  const page = await openShop(context)
  await test.step('is announced to screen readers and does not change the layout', async () => {
    await expect.poll(() => readAccessibleNames(page)).toEqual(expect.arrayContaining([ADD, HIDE]))
    // The page's own script adds the price after the page has loaded, which changes the layout.
    await expect(page.getByText('$189.00')).toBeVisible()
    const withButton = await measured(page)
    const isClosed = await page.evaluate(() => {
      const host = document.querySelector<HTMLElement>('[data-quick-add]')
      const isClosed = host?.shadowRoot === null
      host?.remove()
      return isClosed
    })
    expect(isClosed).toBe(true)
    expect(await measured(page)).toEqual(withButton)
  })

  await test.step('has a closed shadow root although the page patches attachShadow', async () => {
    const prying = await openShop(context, openAllShadows)
    const host = prying.locator('[data-quick-add]')
    expect(await host.evaluate(({ shadowRoot }) => shadowRoot)).toBeNull()
    // A page that defines a custom element can access its closed shadow root.
    expect(await host.evaluate(({ localName }) => localName)).not.toContain('-')
    await prying.close()
  })

  await test.step('is shown on product pages only, also after client-side navigation', async () => {
    await page.bringToFront()
    await page.reload()
    await expect(page.locator('[data-quick-add]')).toBeAttached()
    await page.evaluate(() => history.pushState({}, '', '/catalog/?q=cot'))
    await expect(page.locator('[data-quick-add]')).not.toBeAttached()
    await page.evaluate(() => history.back())
    await expect(page.locator('[data-quick-add]')).toBeAttached()
  })

  const options = await openExtensionPage(context)
  await test.step('can be hidden on a site and restored there or in the options', async () => {
    await page.bringToFront()
    await pressByKeyboard(page, 2)
    // Undo has the focus at once, and disappears after some seconds.
    await page.keyboard.press('Enter')
    await expect.poll(() => readAccessibleNames(page)).toContain(ADD)

    await pressByKeyboard(page, 2)
    await expect(options.getByText('You hid it on lazada.sg.')).toBeAttached()
    await page.reload()
    await expect(page.getByRole('heading')).toBeVisible()
    await options.bringToFront()
    await options.getByRole('button', { name: 'Show it on lazada.sg again' }).click()
    await expect(options.getByText('You hid it on lazada.sg.')).not.toBeAttached()
    await expect.poll(() => readAccessibleNames(page)).toContain(ADD)
  })

  await test.step('opens QuickAdd by keyboard', async () => {
    await page.bringToFront()
    await pressByKeyboard(page, 1)
    await expect.poll(() => popups(context)).toBe(1)
  })
})

const measured = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { scrollWidth, scrollHeight, body: document.body.getBoundingClientRect().toJSON() }
  })

/** Makes a page try to open every closed shadow root. */
function openAllShadows() {
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function open(init) {
    return attachShadow.call(this, { ...init, mode: 'open' })
  }
}

/**
 * Copies a build and grants the retailers' sites in its manifest, because Playwright cannot confirm
 * Chrome's permission prompt. The caller removes the folder.
 */
async function grantRetailerPermissions(extension: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'quickadd-shops-'))
  await cp(extension, copy, { recursive: true })
  const file = join(copy, 'manifest.json')
  const { optional_host_permissions: shops, ...manifest } = JSON.parse(await readFile(file, 'utf8'))
  manifest.host_permissions.push(...shops)
  await writeFile(file, JSON.stringify(manifest))
  return copy
}
