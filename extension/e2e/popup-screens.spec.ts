import { POPUP_BYTES, scriptBytes } from '../../shared/tools/bench/page-scripts.ts'
import { countItems } from './support/own-page.ts'
import { expect, expectGoodLooks, signIn, test } from './support/quick-add.ts'
import { lazada } from './support/shops.ts'

test.describe('the popup', () => {
  test('opens with no more script than it may', ({ extension }) => {
    const { first, later } = scriptBytes(extension, 'popup.html')
    test.info().annotations.push({ type: 'bytes', description: `${first}, later ${later}` })
    expect(first).toBeLessThanOrEqual(POPUP_BYTES)
    expect(later).toBeGreaterThan(0)
  })

  test('says that it broke, and goes on when it is tried again', async ({
    clickOn,
    context,
    complaints,
  }) => {
    await context.addInitScript(breakOnce)
    const popup = await clickOn(lazada)
    await expect(popup.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expectGoodLooks(popup, 'broken')
    expect(complaints.splice(0)).toEqual([expect.stringContaining('On purpose')])
    await popup.getByRole('button', { name: 'Try Again' }).click()
    await expect(popup.getByRole('button', { name: 'Connect' })).toBeVisible()
  })

  test('takes back what was just added, and adds it after all', async ({ clickOn, product }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    const name = `Cot on second thoughts ${test.info().testId}`
    await popup.getByLabel('Name').fill(name)
    await popup.getByLabel('Name').press('Enter')
    await popup.getByRole('button', { name: 'Undo' }).click()
    await expect(popup.getByText('Taken back. Your draft is kept.')).toBeVisible()
    await expect(popup.getByLabel('Name')).toHaveValue(name)
    await expect(popup.getByLabel('Name')).toBeFocused()

    await popup.getByLabel('Name').press('Enter')
    await expect(popup.getByText('Guests can see it now.')).toBeVisible()
    expect(await countItems(product, name)).toBe(1)
  })

  test('says what is on the list already, and wants one more by a key', async ({
    clickOn,
    product,
  }) => {
    const first = await clickOn(lazada)
    await signIn(first, product.demo)
    await first.getByLabel('Name').fill(`Cot wanted twice ${test.info().testId}`)
    await first.getByLabel('Name').press('Enter')
    await expect(first.getByText('Guests can see it now.')).toBeVisible()
    // What was sent leaves the queue by and by, and with it the moment to undo it.
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

  test('can be tried without an account, keeps what is typed and fits large text', async ({
    clickOn,
  }) => {
    const popup = await clickOn(lazada)
    await popup.getByRole('button', { name: 'Try it without an account' }).click()
    await expect(popup.getByLabel('Name')).toBeFocused()
    await popup.getByLabel('Name').fill('Cot as I call it')
    await popup.getByRole('radio', { name: 'Picture 1 of' }).press('ArrowRight')
    await expect(popup.getByRole('radio', { name: 'Picture 2 of' })).toBeChecked()
    await expectGoodLooks(popup, 'tried')

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

  test('converts a price in another currency by one press', async ({ clickOn, product }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    await popup.getByLabel('Currency').selectOption('INR')
    await popup.getByLabel('Price').fill('6600')
    await popup.getByRole('button', { name: 'Use $100.00' }).click()
    await expect(popup.getByLabel('Price')).toHaveValue('100.00')
    await expect(popup.getByLabel('Price')).toBeFocused()
    await expect(popup.getByLabel('Currency')).toHaveValue('SGD')
  })
})

/** Has the popup break as it is drawn, the first time. */
function breakOnce() {
  if (!location.pathname.endsWith('/popup.html') || sessionStorage.getItem('broken')) return
  sessionStorage.setItem('broken', 'yes')
  Object.defineProperty(navigator, 'onLine', {
    get: () => {
      throw new Error('On purpose')
    },
  })
}

/** By the background itself, in turn with what it still writes. */
async function forgetQueue() {
  const { queue } = await chrome.storage.local.get('queue')
  for (const { key } of queue as { key: string }[])
    await chrome.runtime.sendMessage({ type: 'forget', key })
}
