import type { Page } from '@playwright/test'
import { connect } from '../../../api/src/db/connect.ts'
import { horizontalOverflow } from '../support/expect-accessible.ts'
import { plantRegistry } from '../support/hostile.ts'
import { expect, test } from '../support/product.ts'

/** Names and notes in the scripts of families in Singapore and India, with their directions. */
const TEXTS = {
  'குழந்தை தொட்டில் மற்றும் போர்வை': 'ltr',
  'سرير أطفال خشبي مع مرتبة': 'rtl',
  'बच्चे का पालना और कंबल': 'ltr',
  'כיסא אוכל לתינוק 2-in-1': 'rtl',
  '婴儿推车,可折叠(附雨罩)': 'ltr',
  '아기 침대와 이불 👶🏽': 'ltr',
  เปลเด็กพร้อมที่นอน: 'ltr',
  'Nôi em bé “Mây” 🍼': 'ltr',
} as const

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything about every item can be read', async ({ page }) => {
    await page.goto('/registry/demo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcoming Baby Tan')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(12)
    for (const card of await cards.all()) {
      await expect(card.locator('.public-item-card_front h3')).toBeVisible()
      await expect(card.locator('.amounts')).toContainText(/S\$[\d,.]+ of S\$[\d,.]+/)
      await expect(card.getByRole('progressbar')).toBeVisible()
      await expect(card.locator('.public-item-card_back-text')).toBeVisible()
      await expect(card.getByRole('link', { name: /opens shop/ })).toBeVisible()
    }
    await expect(page.getByText('How you can support:')).toBeVisible()
    const notice = page.locator('.registry-page_support noscript p')
    await expect(notice).toContainText('To filter, share items or log in, turn JavaScript on')
    await expect(notice).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Thank You for Your Love & Support' }),
    ).toBeVisible()
    await expect(page.getByText('SSL Secure')).toBeVisible()
    const words = 'Made with 🍼 for baby registries everywhere!'
    await expect(page.getByRole('contentinfo')).toContainText(words)
    await cards
      .getByRole('button', { name: /^Contribute to / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/registry\/demo\?contribute=[\w-]+$/)
    await page.goto('/registry/demo?category=Potty+Training&details=1')
    await expect(cards).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'No Potty Training items yet' })).toBeVisible()
    await expect(
      page.getByText('Try selecting a different category or check back soon!'),
    ).toBeVisible()
  })
})

test.describe('names and notes in any script', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectsRefusals: true })

  test('are whole, each in its own direction', async ({ page, product }) => {
    const db = connect({ url: product.databaseUrl, pool: 1, patienceMs: 60_000 })
    const { slug, items, givers } = await plantRegistry(db, Object.keys(TEXTS))
    await db.destroy()
    await page.goto(`/registry/${slug}`)
    await expect(page.locator('article')).toHaveCount(items.length)
    const expected = (texts: string[]) =>
      texts.map(text => [text, TEXTS[text as keyof typeof TEXTS]])
    const names = items.map(({ name }) => name)
    expect(await directions(page, 'article .public-item-card_front h3')).toEqual(expected(names))
    expect(await directions(page, 'article .public-item-card_back-text')).toEqual(
      expected(items.map(({ description }) => description)),
    )
    const first = page.locator('article').first()
    await first.getByRole('button', { name: /^Details for/ }).click()
    await first.getByRole('button', { name: /^Who gave to/ }).click()
    await expect(page.getByRole('dialog').locator('.person')).toHaveCount(givers.length)
    const notes = await directions(page, 'dialog .person blockquote')
    expect(notes.toSorted()).toEqual(expected(givers.map(({ message }) => message)).toSorted())
    expect(await horizontalOverflow(page)).toBe(0)
  })
})

/** Returns the text of each element with its text direction. */
function directions(page: Page, selector: string): Promise<(string | null)[][]> {
  return page
    .locator(selector)
    .evaluateAll(all => all.map(one => [one.textContent, getComputedStyle(one).direction]))
}
