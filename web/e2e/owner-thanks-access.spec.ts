import { expectAccessible } from './support/expect-accessible.ts'
import { giftsFor } from './support/gifts.ts'
import { expect, test } from './support/owner.ts'

const MOON = 'Moon night light'
const givers = [
  {
    name: 'Mei Lin Koh',
    email: 'mei@example.com',
    amount: 20,
    message: 'For the midnight checks.',
  },
  { name: 'عمرو', email: 'amr@example.com', amount: 30, message: '<b>مبروك</b>' },
]

for (const [device, width, colorScheme] of [
  ['a wide screen', 1280, 'light'],
  ['the narrowest phone, in the dark', 320, 'dark'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 }, expectsRefusals: true })

    test('the thank-you desk', async ({ page, owner }) => {
      await page.goto('/thank-yous')
      await page.getByRole('heading', { name: 'Nobody to thank yet' }).waitFor()
      await expectAccessible(page)
      await giftsFor(page, owner, MOON, givers)
      await page.reload()
      await page.getByRole('heading', { name: '2 thank-yous to write' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Select several' }).click()
      await page.getByLabel('Select all').check()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Stop selecting' }).click()
      await page.getByRole('tab', { name: 'Sent 0' }).click()
      await page.getByText('Nothing sent yet').waitFor()
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Show all guests' }).click()
      await page.getByRole('link', { name: /Mei Lin Koh/ }).click()
      await expect(page.getByRole('heading', { name: 'To Mei Lin Koh' })).toBeFocused()
      await page.route('**/send', route => route.abort())
      await page.getByLabel('Your note').fill('Dear Mei')
      await page.getByText('Draft saved').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Send email' }).click()
      await page.getByRole('alert').waitFor()
      await expectAccessible(page)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('list and note are a page each, and Back leads to the list', async ({ page, owner }) => {
    await giftsFor(page, owner, MOON, givers)
    await page.goto('/thank-yous')
    const row = page.getByRole('link', { name: /عمرو/ })
    await row.click()
    await expect(page.getByRole('heading', { name: 'To عمرو' })).toBeFocused()
    await expect(row).toBeHidden()
    await expect(page.getByText('<b>مبروك</b>')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(row).toBeFocused()
    await page.goBack()
    await page.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(page.getByRole('heading', { name: 'To Mei Lin Koh' })).toBeFocused()
    await page.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(page.getByRole('heading', { name: 'Everybody is thanked' })).toBeFocused()
  })
})

test('on paper the gifts are a table, and a link opens its guest', async ({ page, owner }) => {
  await giftsFor(page, owner, MOON, givers)
  const answered = page.waitForResponse('**/api/admin/thank-yous')
  await page.goto('/thank-yous')
  const { thankYous } = await (await answered).json()
  await page.goto(`/thank-yous?to=${thankYous[1].gifts[0].contributionId}`)
  await page.getByRole('heading', { name: 'To عمرو' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const rows = page.getByRole('table', { name: 'Gifts and thank-yous' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(2)).toContainText('عمروMoon night light30.00')
  await expect(rows.nth(2)).toContainText('<b>مبروك</b>Not started')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(rows).toHaveCount(0)
})
