import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { connect } from '../../../api/src/db/connect.ts'
import { makeItem, makeRegistry } from '../../../api/test/factories.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/product.ts'

// A rejected form is an error response.
test.use({ javaScriptEnabled: false, expectsRefusals: true })

/** Checks a copy of the page in a browser with scripts, which the check needs. */
async function expectCopyAccessible(page: Page): Promise<void> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true })
  const copy = await context?.newPage()
  if (!context || !copy) throw new Error('the page has no browser')
  const body = await page.content()
  await copy.route(page.url(), route => route.fulfill({ contentType: 'text/html', body }))
  await copy.goto(page.url())
  await expectAccessible(copy)
  await context.close()
}

test('a contribution without scripts', async ({ page, product }) => {
  const db = connect({ url: product.databaseUrl, pool: 1, patienceMs: 60_000 })
  const { id, slug } = await makeRegistry(db, `baby-${randomUUID()}`)
  await db('registries').where({ id }).update({ upi_vpa: 'priya@okaxis' })
  await makeItem(db, id, { productName: 'Convertible car seat' })
  await db.destroy()

  await test.step('begins with the button of an item', async () => {
    await page.goto(`/registry/${slug}`)
    await page.getByRole('button', { name: 'Contribute to Convertible car seat' }).click()
    await expect(page.getByRole('heading', { name: 'Make a Contribution' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
  await test.step('shows errors beside their fields, and keeps what was typed', async () => {
    await page.getByLabel('Your gift').fill('12.50')
    await page.getByLabel('Your name').fill('Auntie Mei')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByLabel('Your email')).toHaveAccessibleDescription('Email is required')
    await expect(page.getByLabel('Your name')).toHaveValue('Auntie Mei')
    await expectCopyAccessible(page)
  })
  await test.step('shows the payment of the chosen method', async () => {
    await page.getByLabel('Your email').fill('mei@example.com')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: 'Complete Payment' })).toBeVisible()
    await page.getByRole('radio', { name: /^PayNow/ }).check()
    const panel = page.getByRole('region', { name: 'Pay with PayNow' })
    await expect(panel.getByRole('img', { name: /^PayNow QR code to pay \$12\.50/ })).toBeVisible()
    await expect(panel).toContainText('AuntieMeiConvertibl')
    await expect(page.getByRole('region', { name: 'Pay with UPI' })).toBeHidden()
    await expectCopyAccessible(page)
  })
  await test.step('is stored once the payment is confirmed, and thanks', async () => {
    await page.getByRole('checkbox', { name: 'I have paid $12.50.' }).check()
    await page.getByRole('button', { name: 'Confirm Contribution' }).click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await expectCopyAccessible(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Registry' }).click()
    await expect(page.getByText('S$12.50 of S$300').first()).toBeVisible()
  })
})
