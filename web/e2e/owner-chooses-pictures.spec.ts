import { expectAccessible } from './support/expect-accessible.ts'
import { addByHand, expect, ownCard, test } from './support/owner.ts'
import { openReader, readLink } from './support/reader.ts'

// One of the shop's pictures is gone, which the browser reports on its own.
test.use({ expectsRefusals: true })

test.beforeEach(async ({ page, owner: _signedIn }) => openReader(page))

test('those that can be had are offered, by arrow keys too, and the item gets the chosen one', async ({
  page,
  shop,
}) => {
  await readLink(page, shop.page('gallery'))
  // Six are fetched at once, one of which is gone.
  await expect(page.locator('.pick img')).toHaveCount(5)
  await page.getByRole('button', { name: 'Show 3 more pictures' }).click()
  await expect(page.locator('.pick img')).toHaveCount(8)
  await expect(page.getByText('8 pictures found on the page')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'Picture 1 of 8' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const third = page.getByRole('radio', { name: 'Picture 3 of 8' })
  await expect(third).toBeChecked()
  const shown = await page.locator('.pick:has(:checked) img').getAttribute('src')
  await expect(page.locator('.preview img')).toHaveAttribute('src', shown ?? '')

  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  const picture = ownCard(page, 'Paper star lamp').locator('img').first()
  await expect(picture).toHaveAttribute('src', shown ?? '')
})

test('another picture of an item is shown at once, and what goes wrong is said there', async ({
  page,
  shop,
}) => {
  await readLink(page, shop.page('gallery'))
  await expect(page.locator('.pick img')).toHaveCount(5)
  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  const picture = ownCard(page, 'Paper star lamp').locator('.item-picture img')
  await expect(picture).toHaveAttribute('src', /^\/images\//)
  const before = await picture.getAttribute('src')

  await page.route('**/with-images', route => route.abort(), { times: 3 })
  await page.getByRole('button', { name: 'Edit Paper star lamp' }).click()
  await expect(page.getByText('Failed to load available images')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('radio', { name: /^Picture 1 of/ })).toBeChecked()
  await expectAccessible(page)

  await page.route('**/reselect-image', route => route.abort(), { times: 1 })
  await page.locator('label.pick').nth(1).click()
  await expect(page.getByText('Failed to reselect image')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Picture 1 of/ })).toBeChecked()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Saved. Guests see this picture now.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Picture 2 of/ })).toBeChecked()
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await expect(picture).toHaveAttribute('src', /^\/images\//)
})

test('a picture that went meanwhile is said to be gone', async ({ page, shop }) => {
  await readLink(page, shop.page('gallery'))
  await expect(page.locator('.pick img')).toHaveCount(5)
  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  await page.getByRole('button', { name: 'Edit Paper star lamp' }).click()
  await expect(page.getByRole('radio', { name: /^Picture 1 of/ })).toBeChecked()
  const gone = { success: false, error: 'Could not find the selected image', code: 'NOT_FOUND' }
  await page.route('**/reselect-image', route => route.fulfill({ status: 404, json: gone }))
  await page.locator('label.pick').nth(1).click()
  await expect(page.getByText('Could not find the selected image')).toBeVisible()
})

test('an item without pictures takes the address of one', async ({ page, shop }) => {
  await page.getByRole('button', { name: '✕ Cancel' }).click()
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  await page.getByRole('button', { name: 'Edit Moon night light' }).click()
  const address = page.getByLabel('Picture link')
  await address.fill(`http://${shop.host}/gone.png`)
  await address.blur()
  await expect(page.getByText('Failed to process selected image')).toBeVisible()
  // A worker that a busy machine keeps waiting is asked again, as by people.
  await expect(async () => {
    for (const typed of ['', `http://${shop.host}/colour-1.png`]) {
      await address.fill(typed)
      await address.blur()
    }
    const shown = page.locator('.preview img')
    await expect(shown).toHaveAttribute('src', /^\/images\//, { timeout: 15_000 })
  }).toPass()
})
