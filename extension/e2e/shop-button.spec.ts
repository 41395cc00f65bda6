import { rm } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { backgroundOf, launchWithExtension } from './support/browser.ts'
import { openOwnPage } from './support/own-page.ts'
import { test as base, expect } from './support/quick-add.ts'
import { serveShop } from './support/shop-pages.ts'
import { lazada } from './support/shops.ts'
import { withShops } from './support/with-shops.ts'

const ADD = 'Add to registry'
const HIDE = 'Hide this button on lazada.sg'

/** A browser where QuickAdd has been let into the shops' pages. */
const test = base.extend({
  context: async ({ extension }, use) => {
    const copy = await withShops(extension)
    const context = await launchWithExtension(copy)
    const background = await backgroundOf(context)
    const registered = () =>
      background.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length)
    await expect.poll(registered).toBe(1)
    await use(context)
    await context.close()
    await rm(copy, { recursive: true })
  },
})

async function openShop(context: BrowserContext, registryUrl: string): Promise<Page> {
  await serveShop(context, lazada, registryUrl)
  const page = await context.newPage()
  await page.goto(lazada.url)
  await expect(page.locator('[data-quick-add]')).toBeAttached()
  return page
}

/** What a screen reader is told of the button, whose inside is closed to everybody else. */
async function said(page: Page): Promise<string[]> {
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

/** The popup's page, at the toolbar or in a window. */
async function popups(context: BrowserContext): Promise<number> {
  const cdp = await context.browser()!.newBrowserCDPSession()
  const { targetInfos } = await cdp.send('Target.getTargets')
  await cdp.detach()
  return targetInfos.filter(({ url }) => url.includes('/popup.html')).length
}

test.describe('the button in the page of a shop', () => {
  test('is closed to the page, moves nothing, and opens QuickAdd by keyboard', async ({
    context,
    product,
  }) => {
    const page = await openShop(context, product.url)
    expect(await said(page)).toEqual(expect.arrayContaining([ADD, HIDE]))
    // A picture that does not come gives way to its words, which takes another height.
    await page.evaluate(() => {
      const settled = [...document.images].map(image => image.decode().catch(() => undefined))
      return Promise.all(settled)
    })
    const measured = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement
        return { scrollWidth, scrollHeight, body: document.body.getBoundingClientRect().toJSON() }
      })
    const withButton = await measured()
    const isClosed = await page.evaluate(() => {
      const host = document.querySelector<HTMLElement>('[data-quick-add]')
      const isClosed = host?.shadowRoot === null
      host?.remove()
      return isClosed
    })
    expect(isClosed).toBe(true)
    expect(await measured()).toEqual(withButton)

    await page.reload()
    await expect(page.locator('[data-quick-add]')).toBeAttached()
    await pressByKeyboard(page, 1)
    await expect.poll(() => popups(context)).toBe(1)
  })

  test('stays closed to a page that would open it', async ({ context, product }) => {
    await context.addInitScript(() => {
      const { attachShadow } = Element.prototype
      Element.prototype.attachShadow = function open(init) {
        return attachShadow.call(this, { ...init, mode: 'open' })
      }
    })
    const page = await openShop(context, product.url)
    const host = page.locator('[data-quick-add]')
    expect(await host.evaluate(({ shadowRoot }) => shadowRoot)).toBeNull()
    // Whoever defines a custom element sees its inside, closed or not.
    expect(await host.evaluate(({ localName }) => localName)).not.toContain('-')
  })

  test('comes with products alone, also where a shop changes pages without loading', async ({
    context,
    product,
  }) => {
    const page = await openShop(context, product.url)
    await page.evaluate(() => history.pushState({}, '', '/catalog/?q=cot'))
    await expect(page.locator('[data-quick-add]')).not.toBeAttached()
    await page.evaluate(() => history.back())
    await expect(page.locator('[data-quick-add]')).toBeAttached()
  })

  test('goes from a site by its cross, and comes back from there or from the options', async ({
    context,
    product,
  }) => {
    const page = await openShop(context, product.url)
    const options = await openOwnPage(context)
    await page.bringToFront()
    await pressByKeyboard(page, 2)
    await expect.poll(() => said(page)).toContain('Undo')
    await page.keyboard.press('Enter')
    await expect.poll(() => said(page)).toContain(ADD)

    await pressByKeyboard(page, 2)
    await expect(options.getByText('You hid it on lazada.sg.')).toBeAttached()
    await page.reload()
    await expect(page.getByRole('heading')).toBeVisible()
    await options.bringToFront()
    await options.getByRole('button', { name: 'Show it on lazada.sg again' }).click()
    await expect(options.getByText('You hid it on lazada.sg.')).not.toBeAttached()
    await expect.poll(() => said(page)).toContain(ADD)
  })
})
