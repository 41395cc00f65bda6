import { expect, test } from './support/product.ts'
import { fillGift, openRegistry, startContribution } from './support/registry.ts'

const ITEM = 'Knitted elephant with a scarf'

test.use({ expectsRefusals: true })

test('when nothing is left, the visitor is told what to do, and the keyboard goes on', async ({
  page,
}) => {
  await openRegistry(page)
  await startContribution(page, ITEM)
  const dialog = await fillGift(page, { amount: '1' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  await dialog.getByRole('checkbox').check()
  await page.route('**/contribute', route =>
    route.fulfill({
      status: 409,
      json: {
        success: false,
        error: 'Amount cannot exceed $0.00',
        code: 'AMOUNT_EXCEEDS_REMAINING',
        remaining: 0,
        item: {
          id: /items\/([^/]+)\/contribute/.exec(route.request().url())?.[1],
          totalPrice: 49.9,
          amountContributed: 49.9,
          isFullyFunded: true,
          contributorCount: 3,
          can: { contribute: false },
        },
      },
    }),
  )
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
  const over = page.getByRole('dialog', { name: ITEM })
  await expect(over).toContainText('If you have already paid, please tell the parents')
  await over.getByRole('button', { name: 'Choose another gift' }).click()
  await expect(page.locator('#items')).toBeFocused()
})

test('pictures that cannot be fetched are not asked for again and again', async ({ page }) => {
  let asked = 0
  await page.route(/\.(svg|jpe?g|png|webp|avif)|\/images\//, route => {
    asked += 1
    return route.abort()
  })
  await openRegistry(page)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(asked).toBeLessThan(60)
})
