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
  context: async ({ extension, product }, use) => {
    const copy = await withShops(extension)
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

test('the button in the page of a shop is closed to the page, opens by keyboard, and can be hidden and shown again', async ({
  context,
}) => {
  const page = await openShop(context)
  await test.step('is read to who listens, and moves nothing', async () => {
    expect(await said(page)).toEqual(expect.arrayContaining([ADD, HIDE]))
    // A picture that does not come gives way to its words, which takes another height.
    await page.evaluate(() => {
      const settled = [...document.images].map(image => image.decode().catch(() => undefined))
      return Promise.all(settled)
    })
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

  await test.step('stays closed to a page that would open it', async () => {
    const prying = await openShop(context, openAllShadows)
    const host = prying.locator('[data-quick-add]')
    expect(await host.evaluate(({ shadowRoot }) => shadowRoot)).toBeNull()
    // Whoever defines a custom element sees its inside, closed or not.
    expect(await host.evaluate(({ localName }) => localName)).not.toContain('-')
    await prying.close()
  })

  await test.step('comes with products alone, also where a shop changes pages without loading', async () => {
    await page.bringToFront()
    await page.reload()
    await expect(page.locator('[data-quick-add]')).toBeAttached()
    await page.evaluate(() => history.pushState({}, '', '/catalog/?q=cot'))
    await expect(page.locator('[data-quick-add]')).not.toBeAttached()
    await page.evaluate(() => history.back())
    await expect(page.locator('[data-quick-add]')).toBeAttached()
  })

  const options = await openOwnPage(context)
  await test.step('goes from a site by its cross, and comes back from there or from the options', async () => {
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
