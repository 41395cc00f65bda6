import { backgroundOf, openPopup } from './support/browser.ts'
import { countItems } from './support/own-page.ts'
import { expect, expectGoodLooks, signIn, test } from './support/quick-add.ts'
import { asOwnProduct } from './support/shop-pages.ts'
import { article, hostile, lazada } from './support/shops.ts'

test.describe('the popup', () => {
  test('can be tried without an account, keeps what is typed, fits large text and survives an error', async ({
    clickOn,
    complaints,
  }) => {
    const popup = await clickOn(lazada)
    await popup.getByRole('button', { name: 'Try it without an account' }).click()
    await expect(popup.getByLabel('Name')).toBeFocused()
    await popup.getByLabel('Name').fill('Cot as I call it')
    await popup.getByRole('radio', { name: 'Picture 1 of' }).press('ArrowRight')
    await expect(popup.getByRole('radio', { name: 'Picture 2 of' })).toBeChecked()
    await expectGoodLooks(popup, 'tried')

    await test.step('fits text of twice the size', async () => {
      await popup.reload()
      await popup.getByRole('button', { name: 'Try it without an account' }).click()
      await expect(popup.getByLabel('Name')).toHaveValue('Cot as I call it')
      await popup.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await popup.getByRole('button', { name: 'Connect and add' }).scrollIntoViewIfNeeded()
      await expect(popup.getByRole('button', { name: 'Connect and add' })).toBeInViewport()
      const tooWide = await popup.evaluate(() =>
        [...document.querySelectorAll('#root, .body, .foot')].filter(
          part => part.scrollWidth > part.clientWidth,
        ),
      )
      expect(tooWide).toEqual([])
      await expectGoodLooks(popup, 'large')
    })

    await test.step('says that it broke, and goes on when it is tried again', async () => {
      await popup.addInitScript(breakOnce)
      await popup.reload()
      await expect(popup.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
      await expectGoodLooks(popup, 'broken')
      expect(complaints.splice(0)).toEqual([expect.stringContaining('On purpose')])
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
    await expectGoodLooks(popup, 'shell')
  })

  test('takes back what was just added, says what is on the list already, and wants one more by a key', async ({
    clickOn,
    product,
  }) => {
    const first = await clickOn(lazada)
    await signIn(first, product.demo)
    const name = `Cot wanted twice ${test.info().testId}`
    await test.step('takes back what was just added, and adds it after all', async () => {
      await first.getByLabel('Name').fill(name)
      await first.getByLabel('Name').press('Enter')
      await first.getByRole('button', { name: 'Undo' }).click()
      await expect(first.getByText('Taken back. Your draft is kept.')).toBeVisible()
      await expect(first.getByLabel('Name')).toHaveValue(name)
      await expect(first.getByLabel('Name')).toBeFocused()
      expect(await countItems(product, name)).toBe(0)
      await first.getByLabel('Name').press('Enter')
      await expect(first.getByText('Guests can see it now.')).toBeVisible()
      expect(await countItems(product, name)).toBe(1)
    })
    // A sent product leaves the queue after a minute; undo is no longer offered then.
    await first.evaluate(forgetQueue)

    const again = await clickOn(lazada)
    await expect(again.getByRole('heading', { name: 'Already on your list' })).toBeFocused()
    await expectGoodLooks(again, 'duplicate')
    await again.keyboard.press('2')
    await expect(again.getByLabel('Name')).toBeFocused()
    await again.reload()
    await again.getByRole('heading', { name: 'Already on your list' }).press('1')
    await expect(again.getByRole('heading', { name: 'Quantity raised to 2' })).toBeFocused()
    await expectGoodLooks(again, 'raised')
  })

  test('offers to type what a page does not give, and believes no script of a page', async ({
    clickOn,
    context,
    product,
  }) => {
    const { url } = asOwnProduct(article, test.info().testId)
    const popup = await clickOn(article)
    await signIn(popup, product.demo)
    await test.step('offers to type the product of a page that has none', async () => {
      await expect(popup.getByRole('heading', { name: 'No product on this page' })).toBeFocused()
      await expectGoodLooks(popup, 'not-a-product')
      await popup.getByRole('button', { name: 'Type it yourself' }).click()
      await expect(popup.getByLabel('Product link')).toHaveValue(url)
      await popup.getByRole('button', { name: 'Add to registry' }).click()
      await expect(popup.getByText('Please enter a product name')).toBeVisible()
      await expect(popup.getByText('Please enter a valid price')).toBeVisible()
      await expectGoodLooks(popup, 'typed-and-incomplete')
      await popup.getByLabel('Name').fill('Cot of an article')
      await popup.reload()
      await expect(popup.getByLabel('Name')).toHaveValue('Cot of an article')
      await expect(popup.getByLabel('Product link')).toHaveValue(url)
    })

    await test.step('says that the browser does not let it read its own pages', async () => {
      const settings = await context.newPage()
      await settings.goto('chrome://version')
      const closed = await openPopup(context, settings, 'light')
      await expect(closed.getByRole('heading', { name: 'This page cannot be read' })).toBeFocused()
      await expectGoodLooks(closed, 'unreadable')
    })

    await test.step('reads the price that a hostile page shows, and nothing that its scripts forge', async () => {
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
