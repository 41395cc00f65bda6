import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, ownCard, test } from '../support/owner.ts'
import { solidImage } from '../support/solid-image.ts'

// Uploads fail on purpose.
test.use({ expectsRefusals: true })

const START = 'What would you like to add?'
const UPLOAD = '**/api/admin/upload-image'
const PHONE = { width: 390, height: 844 }

test('an owner adds an item from a share text with their own photo, by keyboard, on a phone', async ({
  page,
  owner,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  await test.step('share text', async () => {
    await expectAccessible(page)
    const text =
      'Check out Wooden Cot for $189.00! Get it on Shopee now! https://sg.shp.ee/Jw5VZBri'
    await page.getByLabel(START).fill(text)
    await page.getByLabel(START).press('Enter')
    await expect(page.getByText('Read from the text you pasted.')).toBeVisible()
    await expect(page.getByLabel('Product name *')).toHaveValue('Wooden Cot')
    await expect(page.getByLabel('Price *')).toHaveValue('189.00')
  })
  const choose = page.getByLabel('Add your own photo')
  await test.step('files that are no photos keep what was typed', async () => {
    const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') }
    await choose.first().setInputFiles([notes])
    await expect(page.getByRole('alert')).toContainText('This photo could not be read.')
    await expect(page.getByLabel('Product name *')).toHaveValue('Wooden Cot')
  })
  const photo = { name: 'cot.png', mimeType: 'image/png', buffer: solidImage(40, 160, 90) }
  await test.step('crop to a square with the arrow keys', async () => {
    await choose.first().setInputFiles([photo])
    await expect(page.getByRole('dialog', { name: 'Crop your photo' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Crop your photo' })).toBeFocused()
    await expectPhotoLoaded(page)
    await page.getByRole('button', { name: 'Square' }).press('Enter')
    await expect(page.getByText('Selected: 100 % of the width, 100 % of the height')).toBeAttached()
    await page.getByRole('button', { name: 'Upper left corner' }).press('Shift+ArrowRight')
    await expect(page.getByText('Selected: 90 % of the width, 90 % of the height')).toBeAttached()
    await expectAccessible(page)
  })
  await test.step('an upload that fails is repeated', async () => {
    await page.route(UPLOAD, route => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Use photo' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('What you typed stays.')
    await expectAccessible(page)
    const sent = page.waitForRequest(UPLOAD)
    await page.getByRole('button', { name: 'Try Again' }).click()
    const { image } = (await sent).postDataJSON()
    expect(await sizeOf(page, image)).toEqual([360, 360])
    await expect(page.getByText('Your photo is ready.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Picture 1 of 1' })).toBeChecked()
  })
  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  const card = ownCard(page, 'Wooden Cot')
  await expect(card.getByText('of $189.00')).toBeVisible()
  const image = card.locator('.item-card_item-picture img')
  await expect(image).toHaveAttribute('src', /^\/images\/[0-9a-f]{64}/)
  await page.goto(`/registry/${owner.slug}`)
  await expect(
    page.getByRole('article', { name: 'Wooden Cot' }).locator('img').first(),
  ).toBeVisible()
})

test('a photo is dropped on the field, dragged smaller, and replaced in the edit form', async ({
  page,
  owner: _signedIn,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  const bytes = [...solidImage(70, 90, 160)]
  const dropped = await page.evaluateHandle(data => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(data)], 'cot.png', { type: 'image/png' }))
    return transfer
  }, bytes)
  await page.getByLabel(START).dispatchEvent('drop', { dataTransfer: dropped })
  await expectPhotoLoaded(page)
  const corner = page.getByRole('button', { name: 'Lower right corner' })
  const box = await corner.boundingBox()
  if (!box) throw new Error('the corner is not drawn')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y - 60, { steps: 3 })
  await page.mouse.up()
  await expect(page.getByText('Selected: 100 % of the width')).toHaveCount(0)
  await page.getByRole('button', { name: 'Use photo' }).click()
  await expect(page.getByText('Your photo is ready.')).toBeVisible()
  await page.getByLabel('Product name *').fill('Wooden Cot')
  await page.getByLabel('Product link *').fill('https://shop.example/cot')
  await page.getByLabel('Price *').fill('189')
  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  const image = ownCard(page, 'Wooden Cot').locator('.item-card_item-picture img')
  const first = await image.getAttribute('src')

  await page.getByRole('button', { name: 'Edit Wooden Cot' }).click()
  const photo = { name: 'other.png', mimeType: 'image/png', buffer: solidImage(120, 60, 60) }
  await page.getByLabel('Add your own photo').setInputFiles([photo])
  await page.getByRole('button', { name: 'Use photo' }).click()
  await expect(page.getByText('Your photo is ready.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(image).not.toHaveAttribute('src', first ?? '')
})

/** Expects the crop dialog to show its photo, whose size determines the frame and the shape of a square. */
async function expectPhotoLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Use photo' })).toBeEnabled()
}

/** Returns width and height of a base64 JPEG. */
function sizeOf(page: Page, jpeg: string): Promise<number[]> {
  return page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    return [image.width, image.height]
  }, jpeg)
}
