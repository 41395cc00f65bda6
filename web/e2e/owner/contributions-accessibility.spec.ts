import { addItemWithContributions } from '../support/contributions.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/owner.ts'

for (const [device, width, colorScheme] of [
  ['a wide screen', 1280, 'light'],
  ['the narrowest phone, in the dark', 320, 'dark'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } })

    test('contributions to confirm and the registry card are accessible', async ({
      page,
      owner,
    }) => {
      await page.goto('/to-confirm')
      await page.getByText('All caught up').waitFor()
      await expectAccessible(page)

      await addItemWithContributions(page, owner, 'Bugaboo Butterfly 2 stroller', [
        {
          ...{ name: 'Alexandria Wilhelmina Featherstonehaugh', amount: 45.5 },
          ...{ isNameHidden: true, isAmountHidden: true },
        },
        { name: 'Arjun Mehta', amount: 60, paymentMethod: 'india-upi' },
      ])
      await page.reload()
      await expect(page.getByText('Name and amount hidden on the page')).toBeVisible()
      await page.getByRole('checkbox', { name: /^Select Arjun/ }).check()
      await page.getByRole('button', { name: /^Received: Alexandria/ }).click()
      await page.getByRole('button', { name: /^Undo: Alexandria/ }).waitFor()
      await expectAccessible(page)
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth)
      expect(await overflow()).toBeLessThanOrEqual(0)

      await page.getByRole('button', { name: /^Not received: Arjun/ }).click()
      await page.getByRole('alertdialog').waitFor()
      await expectAccessible(page)

      await page.goto('/registry-card')
      await page.getByRole('button', { name: 'Print' }).waitFor()
      await expectAccessible(page)
      expect(await overflow()).toBeLessThanOrEqual(0)
    })
  })
}
