import { addItems, contributeAsVisitor } from '../support/contributions.ts'
import { expect, test } from '../support/owner.ts'

const ITEMS = Array.from({ length: 12 }, (_, n) => `Night light ${n}`)

test('a page that is loaded in the same tab opens at its top, and back restores the position', async ({
  page,
  browser,
  owner,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await addItems(page, ITEMS)
  const visitor = await browser.newPage({ baseURL: product.url })
  await contributeAsVisitor(visitor, owner, 20)
  await visitor.close()
  const top = () => page.evaluate(() => Math.round(scrollY))

  await page.goto('/dashboard')
  await page.getByRole('article', { name: 'Night light 11' }).waitFor()
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(top).toBeGreaterThan(800)

  // Full loads of other pages, as a click on a notification does in an open window.
  await page.goto('/registry-settings')
  await page.getByRole('switch', { name: 'PayNow' }).waitFor()
  expect(await top()).toBe(0)
  await page.evaluate(() => scrollTo(0, 700))
  await page.goto('/to-confirm')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await top()).toBe(0)

  await page.goto('/registry-settings')
  await page.getByRole('switch', { name: 'PayNow' }).waitFor()
  expect(await top()).toBe(0)
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(top).toBe(600)
  await page.reload()
  await page.getByRole('switch', { name: 'PayNow' }).waitFor()
  await expect.poll(top).toBe(600)
})
