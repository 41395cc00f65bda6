import type { Page } from '@playwright/test'
import { bookmarkCode } from '../../src/pages/extension/bookmark-code.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, ownCard, test } from '../support/owner.ts'

/** Presses the bookmark on the page of a shop; returns the page that it opens. */
async function pressBookmark(shopPage: Page, origin: string): Promise<Page> {
  const code = decodeURIComponent(bookmarkCode(origin).replace('javascript:', ''))
  const [opened] = await Promise.all([shopPage.waitForEvent('popup'), shopPage.evaluate(code)])
  return opened
}

test('the bookmark hands the product of a page to the item form, which the owner confirms', async ({
  page,
  owner: _signedIn,
  product,
  shop,
}) => {
  await test.step('copied from the page about QuickAdd', async () => {
    await page.goto('/extension')
    const link = page.getByRole('link', { name: 'Add to my registry' })
    await expect(link).toHaveAttribute('href', bookmarkCode(product.url))
    await expectAccessible(page)
  })
  await page.goto(shop.page('night-light'))
  const form = await pressBookmark(page, product.url)
  await expect(form.getByText('Found at localhost.')).toBeVisible()
  await expect(form.getByLabel('Product name *')).toHaveValue('Moon night light')
  await expect(form.getByLabel('Price *')).toHaveValue('45.90')
  expect(new URL(form.url()).hash).toBe('')
  expect(await form.evaluate(() => window.opener)).toBeNull()
  await expect(page.getByText('Reading this page')).toHaveCount(0)
  await form.getByRole('button', { name: 'Add Item', exact: true }).click()
  await expect(ownCard(form, 'Moon night light').getByText('of $45.90')).toBeVisible()
})

test('on a page whose policy lets no script in, the bookmark opens the form with its link', async ({
  page,
  owner: _signedIn,
  product,
  shop,
  complaints,
}) => {
  const link = shop.page('night-light')
  await page.route(link, async route => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
    await route.fulfill({ response, headers })
  })
  await page.goto(link)
  const form = await pressBookmark(page, product.url)
  await expect(form.getByLabel('Product link')).toHaveValue(link)
  await expect
    .poll(() => complaints)
    .toEqual([expect.stringMatching(/^Loading the script '.*\/add\.js' violates/)])
  complaints.length = 0
})
