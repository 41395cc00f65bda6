import { expectAccessible } from './support/expect-accessible.ts'
import { openLive } from './support/live.ts'
import { expect, test } from './support/product.ts'
import { card, fillGift, openRegistry, startContribution } from './support/registry.ts'

const BATH = 'Baby bath with stand and newborn support'
const BOTTLES = 'Anti-colic bottle starter set'
const BOOKS = 'First board books in English, Tamil and Mandarin'
const CHAIR = 'Grow-along high chair with tray'

test.use({ expectsRefusals: true })

test('a gift outlasts a killed tab and a lost connection, and counts once', async ({
  page,
  context,
}) => {
  await openRegistry(page)
  const left = await leftOf(page, BATH)
  await startContribution(page, BATH)
  await fillGift(page, { amount: String(left), name: 'Uncle Tan', note: 'Splash!' })
  const address = page.url()
  await page.close()

  const again = await context.newPage()
  await again.goto(address)
  const dialog = again.getByRole('dialog', { name: 'Complete Payment' })
  await expect(dialog.getByText('Splash!')).toBeVisible()
  await dialog.getByRole('button', { name: /^Wise/ }).click()
  await expect(dialog.getByRole('link', { name: 'Open Wise' })).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('Failed to process contribution. Please try again.')
  await expect(alert).toContainText('your gift counts once, however often you try')
  await context.setOffline(false)

  // Counted, but the answer is lost on its way: the page knows only that the gift is complete now.
  await again.route(
    '**/contribute',
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(card(again, BATH).locator('.progress')).toHaveClass(/is-full/)
  await expect(alert).toContainText('Please check your connection')
  await expectAccessible(again)
  // Nobody is asked for what is left without their own gift, which may be counted.
  await dialog.getByRole('button', { name: 'Previous' }).click()
  const form = again.getByRole('dialog', { name: 'Make a Contribution' })
  await form.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
  const thanks = again.getByRole('dialog', { name: 'Thank You!' })
  await expect(thanks).toContainText('Your gift completes it')
  const { data } = await (await again.request.get('/api/registry/demo/items')).json()
  const item = data.find((candidate: { productName: string }) => candidate.productName === BATH)
  expect(item.amountContributed).toBe(item.totalPrice)
  await thanks.getByRole('button', { name: 'Back to Registry' }).click()
  await expect(card(again, BATH).getByRole('button', { name: 'Fully Funded' })).toBeDisabled()
})

test('where nothing may be kept, the words last as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await openRegistry(page)
  await startContribution(page, CHAIR)
  await page.getByLabel('Your name').fill('Nenek')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await startContribution(page, CHAIR)
  await expect(page.getByLabel('Your name')).toHaveValue('Nenek')
})

test('what the server says is said, and a sentence of our own where it says nothing', async ({
  page,
}) => {
  await openRegistry(page)
  await startContribution(page, CHAIR)
  const dialog = await fillGift(page, { amount: '1' })
  await dialog.getByRole('button', { name: /^Wise/ }).click()
  await dialog.getByRole('checkbox').check()
  const answers = [{ error: 'The till is closed for a minute.' }, {}]
  await page.route('**/contribute', route =>
    route.fulfill({ status: 500, json: answers.shift() ?? {} }),
  )
  for (const told of [
    'The till is closed for a minute.',
    'Failed to process contribution. Please try again.',
  ]) {
    await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(told)
  }
})

test('a gift that shrinks and goes while the form is open keeps the note for another', async ({
  page,
  browser,
  product,
}) => {
  await openLive(page)
  const left = await leftOf(page, BOTTLES)
  await startContribution(page, BOTTLES)
  await page.getByLabel(/^A note to/).fill('For the night shift')
  await page.getByLabel('Your name').fill('Farah')

  const other = await browser.newPage({ baseURL: product.url, reducedMotion: 'no-preference' })
  await give(other, BOTTLES, left - 20)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText(
    'Only $20.00 is left of this gift now. Your note is kept.',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Give $20.00 instead' }).click()
  await expect(page.getByRole('textbox', { name: /^Your gift/ })).toHaveValue('20')
  await expect(dialog.getByRole('alert')).toHaveCount(0)

  await other.getByRole('button', { name: 'Back to Registry' }).click()
  await give(other, BOTTLES, 20, true)
  await expect(other.locator('.leaves svg')).toHaveCount(12)
  await other.close()

  await expect(dialog).toContainText('your words are kept for it')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Choose another gift' }).click()
  await expect(dialog).toHaveCount(0)
  await startContribution(page, BOOKS)
  await expect(page.getByLabel(/^A note to/)).toHaveValue('For the night shift')
  await expect(page.getByLabel('Your name')).toHaveValue('Farah')
  await expect(page.getByRole('textbox', { name: /^Your gift/ })).toHaveValue('19.50')
})

test('a gift that is completed while it is paid tells so, and offers another', async ({
  page,
  browser,
  product,
}) => {
  await openLive(page)
  const left = await leftOf(page, BOOKS)
  await startContribution(page, BOOKS)
  const dialog = await fillGift(page, { amount: String(left), note: 'Read to me' })
  const other = await browser.newPage({ baseURL: product.url })
  await give(other, BOOKS, left - 5)
  await expect(dialog.getByRole('alert')).toContainText('Someone just gave, and $5.00 is left')
  await expect(dialog.getByRole('button', { name: 'Choose another gift' })).toBeVisible()
  await other.getByRole('button', { name: 'Back to Registry' }).click()
  await give(other, BOOKS, 5, true)
  await other.close()
  const gone = page.getByRole('dialog', { name: BOOKS })
  await expect(gone).toContainText('so yours was not recorded')
  await gone.getByRole('button', { name: 'Choose another gift' }).click()
  await startContribution(page, CHAIR)
  await expect(page.getByLabel(/^A note to/)).toHaveValue('Read to me')
})

/** Dollars that are left of an item, as its card says. */
async function leftOf(page: import('@playwright/test').Page, item: string): Promise<number> {
  const helper = await card(page, item)
    .getByText(/ to go$| finishes it$/)
    .innerText()
  return Number(helper.replace(/[^\d.]/g, ''))
}

/** A whole gift in another browser, up to the thanks; `isOpen` when the registry stands there. */
async function give(
  page: import('@playwright/test').Page,
  item: string,
  dollars: number,
  isOpen = false,
): Promise<void> {
  if (!isOpen) await openRegistry(page)
  await startContribution(page, item)
  const dialog = await fillGift(page, { amount: dollars.toFixed(2), name: 'Someone' })
  await dialog.getByRole('button', { name: /^Wise/ }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
  await page.getByRole('dialog', { name: 'Thank You!' }).waitFor()
}
