import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { holdFonts, watchShifts } from '../support/layout-shifts.ts'
import { expect, test } from '../support/owner.ts'

const COUNT = 26
/** The links of a signed-in owner in the header shift each other by 0.0003 at 1280 px. */
const CLS = 0.001

/** Adds items as the signed-in owner. */
async function addItems(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  for (let n = 0; n < COUNT; n += 1) {
    const answer = await page.request.post('/api/admin/registry/items', {
      headers: {
        authorization: `Bearer ${token}`,
        'x-requested-with': 'registry',
        'idempotency-key': crypto.randomUUID(),
      },
      data: {
        productName:
          n === 3 ? 'Crème brûlée toy with a long name that needs two lines' : `Gift ${n}`,
        productUrl: 'https://shop.example/gift',
        category: n % 2 ? 'Cribs & Bassinets' : 'Car Seats & Bases',
        totalPrice: 20 + n,
      },
    })
    expect(answer.status()).toBe(201)
  }
}

test('a long list is searched, sorted and compact, and nothing shifts as its tools arrive', async ({
  page,
  owner,
}) => {
  await page.goto('/privacy')
  await addItems(page)
  const shift = await watchShifts(page)
  for (const width of [390, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      const releaseFonts = await holdFonts(page)
      await page.goto(`/registry/${owner.slug}`, { waitUntil: 'commit' })
      const search = page.getByRole('searchbox', { name: 'Search items' })
      await search.waitFor()
      expect(await shift()).toBeLessThan(CLS)
      releaseFonts()
      await expectAccessible(page)
      await search.fill('creme brulee')
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.getByText('1 item', { exact: true })).toBeVisible()
      await search.fill('nothing like it')
      await expect(page.getByRole('heading', { name: /^Nothing matches/ })).toBeVisible()
      await expectAccessible(page)
      await page.emulateMedia({ media: 'print' })
      await expect(search).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('button', { name: 'Show all items' }).click()
      await expect(search).toBeFocused()
      await page.getByRole('combobox', { name: 'Sort items' }).selectOption('Newest first')
      await expect(page.getByRole('article').first()).toContainText(`Gift ${COUNT - 1}`)
      await page.getByRole('button', { name: 'Compact list' }).click()
      await expect(page.getByRole('article')).toHaveCount(COUNT)
      await expectAccessible(page)
      await page.reload()
      await expect(page.getByRole('article').first()).toContainText(`Gift ${COUNT - 1}`)
    })
  }
})
