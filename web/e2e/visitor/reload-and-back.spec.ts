import type { Page } from '@playwright/test'
import { expect, test } from '../support/product.ts'
import {
  card,
  fillContribution,
  openRegistry,
  startContribution,
} from '../support/registry-page.ts'

const BATH = 'Baby bath with stand and newborn support'
const CHAIR = 'Grow-along high chair with tray'
const PRAM = 'Foldable travel pram with rain cover'
const CHAIRS = 'High Chairs & Boosters'

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test.describe('after a killed tab', () => {
  test.use({ expectsRefusals: true })

  test('a contribution goes on, and counts once over a lost connection', async ({
    page,
    context,
  }) => {
    await openRegistry(page)
    const left = await leftOf(page, BATH)
    await startContribution(page, BATH)
    await fillContribution(page, { amount: String(left), name: 'Uncle Tan', note: 'Splash!' })
    const url = page.url()
    await page.close()

    const again = await context.newPage()
    await again.goto(url)
    const dialog = again.getByRole('dialog', { name: 'Complete Payment' })
    await expect(dialog.getByText('Splash!')).toBeVisible()
    await dialog.getByRole('button', { name: /^Wise/ }).click()
    await expect(dialog.getByRole('link', { name: 'Open Wise' })).toBeVisible()
    await dialog.getByRole('checkbox').check()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText('Failed to process contribution. Please try again.')
    await context.setOffline(false)

    // The contribution is stored but its response is lost; the page only sees that the item is complete.
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
    // The visitor is not offered the remaining amount, because their own contribution may be included in it.
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
})

test('reloads, Back and double presses lose no text and never leave the registry', async ({
  page,
}) => {
  await page.goto('/create-registry')
  await openRegistry(page)
  await card(page, CHAIR).getByRole('button', { name: 'Contribute' }).dblclick()
  const form = page.getByRole('dialog', { name: 'Make a Contribution' })
  await page.getByRole('textbox', { name: /^Your gift/ }).fill('21')
  await page.getByLabel(/^A note to/).fill('With love')
  await page.getByLabel('Your name').fill('Arjun')
  await page.getByLabel('Your email').fill('arjun@example.com')
  await form.getByRole('button', { name: 'Next' }).dblclick()
  const payment = page.getByRole('dialog', { name: 'Complete Payment' })
  await payment.waitFor()
  await page.reload()
  await payment.waitFor()
  await page.goBack()
  await expect(page.getByLabel('Your name')).toHaveValue('Arjun')
  await form.getByRole('button', { name: 'Next' }).click()
  await payment.waitFor()
  await page.evaluate(() => {
    const close = document.querySelector<HTMLElement>('dialog [aria-label=Close]')
    close?.click()
    close?.click()
  })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/registry\/demo$/)
  await startContribution(page, CHAIR)
  await expect(page.getByLabel(/^A note to/)).toHaveValue('With love')
  await expect(page.getByRole('textbox', { name: /^Your gift/ })).toHaveValue('21')
})

test('Back restores the scroll position, the open contribution and the filter', async ({
  page,
}) => {
  await openRegistry(page)
  await page.mouse.wheel(0, 1_500)
  await expect.poll(() => scrollY(page)).toBe(1_500)
  await page.goto('/create-registry')
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBe(1_500)
  await startContribution(page, PRAM)
  await page.goto('/create-registry')
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Make a Contribution' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const bar = page.getByRole('search', { name: 'Filter items' })
  const category = bar.getByRole('combobox', { name: 'Category' })
  await bar.getByRole('button', { name: /^Fully Gifted/ }).click()
  await category.selectOption(CHAIRS)
  await page.goto('/create-registry')
  await page.goBack()
  await expect(category).toHaveValue(CHAIRS)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
})

/** Returns an item's remaining dollars, from its card. */
async function leftOf(page: Page, item: string): Promise<number> {
  const helper = await card(page, item)
    .getByText(/ to go$| finishes it$/)
    .innerText()
  return Number(helper.replace(/[^\d.]/g, ''))
}
