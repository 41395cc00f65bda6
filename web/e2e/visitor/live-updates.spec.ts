import type { Page } from '@playwright/test'
import { contributeAsVisitor } from '../support/contributions.ts'
import { expect, test } from '../support/product.ts'
import { card, contributeByWise, openLiveRegistry } from '../support/registry-page.ts'

const PRAM = 'Foldable travel pram with rain cover'

const amounts = (page: Page) => card(page, PRAM).locator('.public-item-card_front .amounts')
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test('two visitors see each other’s contributions, and nobody is disturbed', async ({
  page,
  browser,
  product,
}) => {
  const other = await browser.newPage({ baseURL: product.url })
  await Promise.all([openLiveRegistry(page), openLiveRegistry(other)])
  await card(page, PRAM)
    .getByRole('button', { name: `Details for ${PRAM}` })
    .click()
  const back = card(page, PRAM).getByRole('button', { name: `Back to ${PRAM}` })
  await expect(back).toBeFocused()
  const before = { y: await scrollY(page), words: (await amounts(page).textContent()) ?? '' }
  await contributeByWise(other, PRAM, { amount: '5', name: 'Uncle Raj' })

  await expect(amounts(page)).not.toHaveText(before.words)
  await expect(back).toBeFocused()
  expect(await scrollY(page)).toBe(before.y)

  // The open list of contributors is updated, and so is the other page.
  await card(page, PRAM)
    .getByRole('button', { name: `Who gave to ${PRAM}` })
    .click()
  const people = page.getByRole('dialog', { name: PRAM }).getByRole('listitem')
  await expect(people.filter({ hasText: 'Uncle Raj' })).toBeVisible()
  await contributeAsVisitor(page, { slug: 'demo' }, 7, { item: PRAM, name: 'Auntie Priya' })
  await expect(people.filter({ hasText: 'Auntie Priya' })).toBeVisible()
  await expect
    .poll(async () => (await amounts(other).textContent()) === (await amounts(page).textContent()))
    .toBe(true)
  await other.close()
})
