import type { Page } from '@playwright/test'
import { backgroundOf, openPopup } from './support/browser.ts'
import { countItems } from './support/extension-page.ts'
import { expect, expectAccessible, signIn, test } from './support/quick-add.ts'
import { withUniqueProduct } from './support/shop-pages.ts'
import { article, hostile, lazada } from './support/shops.ts'

test.describe('the popup', () => {
  test('can be tried without an account, stores edits, fits large text and recovers from an error', async ({
    clickOn,
    consoleErrors,
  }) => {
    const popup = await clickOn(lazada)
    await popup.getByRole('button', { name: 'Try it without an account' }).click()
    await expect(popup.getByLabel('Name')).toBeFocused()
    await popup.getByLabel('Name').fill('Cot as I call it')
    await popup.getByRole('radio', { name: 'Picture 1 of' }).press('ArrowRight')
    await expect(popup.getByRole('radio', { name: 'Picture 2 of' })).toBeChecked()
    await expectAccessible(popup)

    await test.step('fits text at 200 %', async () => {
      await popup.reload()
      await popup.getByRole('button', { name: 'Try it without an account' }).click()
      await expect(popup.getByLabel('Name')).toHaveValue('Cot as I call it')
      await popup.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await popup.getByRole('button', { name: 'Connect and add' }).scrollIntoViewIfNeeded()
      await expect(popup.getByRole('button', { name: 'Connect and add' })).toBeInViewport()
      const tooWide = await popup.evaluate(() =>
        [...document.querySelectorAll('#root, .screen_body, .screen_foot')].filter(
          part => part.scrollWidth > part.clientWidth,
        ),
      )
      expect(tooWide).toEqual([])
      await expectAccessible(popup)
    })

    await test.step('shows a rendering error and recovers on retry', async () => {
      await popup.addInitScript(breakOnce)
      await popup.reload()
      await expect(popup.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
      await expectAccessible(popup)
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('On purpose')])
      await popup.getByRole('button', { name: 'Try Again' }).click()
      await expect(popup.getByRole('button', { name: 'Connect' })).toBeVisible()
    })
  })

  test('paints its shell before any script runs', async ({ context }) => {
    const { host } = new URL((await backgroundOf(context)).url())
    const popup = await context.newPage()
    const cdp = await context.newCDPSession(popup)
    await cdp.send('Emulation.setScriptExecutionDisabled', { value: true })
    await popup.setViewportSize({ width: 360, height: 520 })
    await popup.goto(`chrome-extension://${host}/popup.html`)
    await expect(popup.getByRole('button', { name: 'Reading this page' })).toBeDisabled()
    await cdp.send('Emulation.setScriptExecutionDisabled', { value: false }) // axe needs timers
    await expectAccessible(popup)
  })

  test('undoes a save, warns of a duplicate and increases the quantity by a key', async ({
    clickOn,
    product,
  }) => {
    const first = await clickOn(lazada)
    await signIn(first, product.demo)
    const name = `Cot wanted twice ${test.info().testId}`
    await test.step('undoes a save and adds the product again', async () => {
      await first.getByLabel('Name').fill(name)
      await first.getByLabel('Name').press('Enter')
      await first.getByRole('button', { name: 'Undo' }).click()
      await expect(first.getByText('Taken back. Your draft is kept.')).toBeVisible()
      await expect(first.getByLabel('Name')).toHaveValue(name)
      await expect(first.getByLabel('Name')).toBeFocused()
      await expect.poll(() => countItems(product, name)).toBe(0)
      await first.getByLabel('Name').press('Enter')
      await expect(first.getByText('Guests can see it now.')).toBeVisible()
      await expect.poll(() => countItems(product, name)).toBe(1)
    })
    // A sent product leaves the queue after a minute; undo is no longer offered then.
    await first.evaluate(forgetQueue)

    const again = await clickOn(lazada)
    await expect(again.getByRole('heading', { name: 'Already on your list' })).toBeFocused()
    await expectAccessible(again)
    await untilKeysCount(again)
    await again.keyboard.press('2')
    await expect(again.getByLabel('Name')).toBeFocused()
    await again.reload()
    await expect(again.getByRole('heading', { name: 'Already on your list' })).toBeFocused()
    await untilKeysCount(again)
    await again.keyboard.press('1')
    await expect(again.getByRole('heading', { name: 'Quantity raised to 2' })).toBeFocused()
    await expectAccessible(again)
  })

  test('offers manual entry without a product and ignores forged page data', async ({
    clickOn,
    context,
    product,
  }) => {
    const { url } = withUniqueProduct(article, test.info().testId)
    const popup = await clickOn(article)
    await signIn(popup, product.demo)
    await test.step('offers manual entry on a page without a product', async () => {
      await expect(popup.getByRole('heading', { name: 'No product on this page' })).toBeFocused()
      await expectAccessible(popup)
      await popup.getByRole('button', { name: 'Type it yourself' }).click()
      await expect(popup.getByLabel('Product link')).toHaveValue(url)
      await popup.getByRole('button', { name: 'Add to registry' }).click()
      await expect(popup.getByText('Please enter a product name')).toBeVisible()
      await expect(popup.getByText('Please enter a valid price')).toBeVisible()
      await expectAccessible(popup)
      await popup.getByLabel('Name').fill('Cot of an article')
      await popup.reload()
      await expect(popup.getByLabel('Name')).toHaveValue('Cot of an article')
      await expect(popup.getByLabel('Product link')).toHaveValue(url)
    })

    await test.step("reports that the browser's own pages cannot be read", async () => {
      const settings = await context.newPage()
      await settings.goto('chrome://version')
      const closed = await openPopup(context, settings, 'light')
      await expect(closed.getByRole('heading', { name: 'This page cannot be read' })).toBeFocused()
      await expectAccessible(closed)
    })

    await test.step('extracts the displayed price of a hostile page, not the forged one', async () => {
      const other = await clickOn(hostile)
      await expect(other.getByLabel('Name')).toHaveValue('Night Light')
      await expect(other.getByLabel('Price')).toHaveValue('12.90')
    })
  })
})

/** Throws during the first render of the popup. */
function breakOnce() {
  if (!location.pathname.endsWith('/popup.html') || sessionStorage.getItem('broken')) return
  sessionStorage.setItem('broken', 'yes')
  Object.defineProperty(navigator, 'onLine', {
    get: () => {
      throw new Error('On purpose')
    },
  })
}

/** Runs in the background, whose pending writes to the queue finish first. */
async function forgetQueue() {
  const { queue } = await chrome.storage.local.get('queue')
  for (const { key } of queue as { key: string }[])
    await chrome.runtime.sendMessage({ type: 'forget', key })
}

/** Waits until the clock of the popup has passed the time in which an opened duplicate ignores its number keys. */
async function untilKeysCount(popup: Page): Promise<void> {
  const openedAt = await popup.evaluate(() => performance.now())
  await popup.waitForFunction(since => performance.now() - since >= 500, openedAt)
}
