import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/owner.ts'

test.use({ expectsRefusals: true })

test('an unknown link leads to a registry by its exact name, once its owner allows it', async ({
  page,
  owner,
}) => {
  const search = async () => {
    await page.goto('/registry/baby-ramann')
    await page.getByLabel('Name of the registry').fill('baby raman')
    await page.getByRole('button', { name: 'Search' }).click()
  }
  await search()
  await expect(page.getByText('Ask the parents for the link.').last()).toBeVisible()
  await expect(page.getByText('No registry with exactly this name.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/registry-settings#found')
  const allowed = page.getByRole('switch', { name: 'Let people find the registry' })
  const saved = page.waitForResponse(/\/admin\/registry-header$/)
  await expect(allowed).not.toBeChecked()
  await allowed.check()
  await saved
  await expect(allowed).toBeChecked()
  await search()
  const found = page.getByRole('link', { name: 'Baby Raman' })
  await expect(found.last()).toBeVisible()
  await expectAccessible(page)
  await page.locator(`a[href="/registry/${owner.slug}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Baby Raman')
})
