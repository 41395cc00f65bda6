import type { Page } from '@playwright/test'
import { horizontalOverflow } from '../support/expect-accessible.ts'
import { layoutFaults, openWithDoubledText } from '../support/large-text.ts'
import { expect, test } from '../support/product.ts'
import { fillContribution, openRegistry, startContribution } from '../support/registry-page.ts'

const CHAIR = 'Grow-along high chair with tray'

test('a payment can be confirmed on a screen of 320 px where the browser doubles the text', async ({
  playwright,
  baseURL,
  complaints,
}) => {
  const { page, browser } = await openWithDoubledText(playwright, { baseURL }, complaints)
  await openRegistry(page)
  await startContribution(page, CHAIR)
  const dialog = await fillContribution(page, { amount: '20' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  // The code moves the checkbox down when it appears; a click at that moment would miss it.
  await dialog.getByRole('img', { name: /^PayNow QR/ }).waitFor()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
  await page.getByRole('dialog', { name: 'Thank You!' }).waitFor()
  await browser.close()
})

test('the buttons of a turned card have room for their text on a screen of 320 px where the browser doubles the text', async ({
  playwright,
  baseURL,
  complaints,
}) => {
  const { page, browser } = await openWithDoubledText(playwright, { baseURL }, complaints)
  await openRegistry(page)
  for (const button of ['Fully Funded', /^Contribute to/]) {
    const turned = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: button }) })
      .first()
    await turned.getByRole('button', { name: /^Details for/ }).click()
    await turned.getByRole('button', { name: /^Back/ }).waitFor()
  }
  expect(await layoutFaults(page)).toEqual([])
  await browser.close()
})

test('nothing leaves a screen of 320 px, and no heading splits a word, where the browser doubles the text', async ({
  playwright,
  baseURL,
  complaints,
}) => {
  const { page, browser } = await openWithDoubledText(playwright, { baseURL }, complaints)
  await openRegistry(page)
  const item = await page.locator('button[name=contribute]').first().getAttribute('value')
  const sheets = ['auth=login', 'auth=register', 'auth=forgot-password', 'share=landing']
  const queries = ['', `?details=${item}`, `?contribute=${item}`, '?track=offerings']
  const registry = new URL(page.url()).pathname
  const urls = [
    ...[...queries, ...sheets.map(sheet => `?${sheet}`)].map(query => registry + query),
    ...['/registry/unknown-registry', '/create-registry', '/admin', '/reset-password'],
    ...['/extension', '/privacy', '/supported-features', '/verify-email'],
  ]
  for (const url of urls) {
    await page.goto(url)
    await page
      .getByRole(url.includes('?') ? 'dialog' : 'heading')
      .first()
      .waitFor()
    // The event stream of a registry never ends, so the network need not become idle.
    await expect(page.locator('.bone, .load-wait, [aria-busy="true"]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    expect.soft(await layoutFaults(page), url).toEqual([])
  }
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/ 404 .*\/unknown-registry$/)])
  await browser.close()
})

test('nothing of a sheet is wider than a screen of 320 px with 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openRegistry(page)
  const item = await page.locator('button[name=contribute]').first().getAttribute('value')
  for (const query of [`details=${item}`, 'track=offerings']) {
    await openRegistry(page, `?${query}`)
    await page.getByRole('dialog').waitFor()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await widerThanScreen(page), query).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)
  }
})

test.describe('a gift without a response', () => {
  test.use({ expectsRefusals: true })

  test('leaves a notice that shows its buttons and reserves its height on a screen of 320 px with 200 % text', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openRegistry(page)
    await startContribution(page, CHAIR)
    const dialog = await fillContribution(page, { amount: '20' })
    await dialog.getByRole('button', { name: /^Wise/ }).click()
    await dialog.getByRole('checkbox').check()
    await page.route('**/contribute', route => route.abort())
    await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const notice = page.getByRole('region', { name: 'Your gift is not confirmed yet' })
    await expect(notice.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    const spareRoom = () =>
      notice.evaluate(box => {
        const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement)
        return Number.parseFloat(scrollPaddingBlockStart) - box.getBoundingClientRect().bottom
      })
    await expect.poll(spareRoom).toBeGreaterThanOrEqual(0)
  })
})

function widerThanScreen(page: Page) {
  return page
    .locator('dialog[open] :is(p, div, input, button, h2)')
    .evaluateAll(elements =>
      elements
        .filter(element => element.getBoundingClientRect().right > innerWidth)
        .map(element => element.outerHTML.slice(0, 120)),
    )
}
