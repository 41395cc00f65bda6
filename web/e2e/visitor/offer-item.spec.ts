import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import {
  fillConditionStep,
  fillContactStep,
  fillItemStep,
  goToNextStep,
  listOfferingsToOwner,
  openRegistryOf,
  waitForPhoto,
  wizard,
} from '../support/offerings/offering-wizard.ts'
import { expect, test } from '../support/owner.ts'
import { solidImage } from '../support/solid-image.ts'

// Uploads fail on purpose, and a busy image encoder may reject a photo once.
test.use({ expectsRefusals: true })

const PHONE = { width: 390, height: 844 }

test('Share Items opens once the scripts have loaded, although it was pressed before', async ({
  page,
  owner,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await scripts.promise
    await route.continue().catch(() => undefined)
  })
  await page.goto(`/registry/${owner.slug}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Share Items' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\?share=landing$/)
  scripts.resolve()
  await expect(page.getByRole('dialog', { name: 'Pass on the love' })).toBeVisible()
})

test('a visitor offers an item with photos, although uploads fail first', async ({
  page,
  owner,
}) => {
  await page.setViewportSize(PHONE)
  await openRegistryOf(page, owner.slug)
  await test.step('two steps say what it is', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pass Gifts' }).click()
    const landing = page.getByRole('dialog', { name: 'Pass on the love' })
    await expect(landing.getByRole('heading', { name: 'How It Works' })).toBeVisible()
    await expect(landing.getByRole('listitem')).toContainText(['Submit', 'Review', 'Connect'])
    await expectAccessible(page)
    await landing.getByRole('button', { name: 'Continue' }).click()
    await expect(landing.getByRole('button', { name: 'Track Offerings' })).toBeVisible()
    await expectAccessible(page)
    await landing.getByRole('button', { name: 'Share an Item' }).click()
  })
  const dialog = wizard(page)

  await test.step('what, with a photo that leaves small and without its own data', async () => {
    await goToNextStep(page)
    await expect(dialog.getByText('Item name is required')).toBeVisible()
    await expectAccessible(page)
    await fillItemStep(page, 'Baby bath with stand')
    const sent = page.waitForRequest('**/gift-passing/photos')
    const choose = dialog.getByLabel('Choose photos')
    await choose.setInputFiles([await photoOf(page, 2400, 1200)])
    const { image } = (await sent).postDataJSON()
    expect(await sizeOf(page, image)).toEqual([1600, 800])
    expect(Buffer.from(image, 'base64').includes('Exif')).toBe(false)
    await waitForPhoto(dialog, 1, '1 of 1 photos uploaded')
    // Texts and uploaded photos survive a reload.
    await page.reload()
    await expect(dialog.getByLabel('Item name')).toHaveValue('Baby bath with stand')
    await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  })

  await test.step('a file that is no image and an upload that fails are told apart', async () => {
    await page.route('**/gift-passing/photos', route => route.abort(), { times: 1 })
    await dialog.getByLabel('Choose photos').setInputFiles([
      { name: 'lost.png', mimeType: 'image/png', buffer: solidImage(10, 120, 120) },
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') },
    ])
    await expect(dialog.getByText('This photo did not upload.')).toBeVisible()
    await expect(dialog.getByText('This photo could not be read.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove photo 3' }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Remove photo 2' })).toBeFocused()
    await goToNextStep(page)
    const held = 'One photo did not upload. Please try it again or remove it.'
    await expect(dialog.getByText(held)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Try Again with photo 2' }).click()
    await waitForPhoto(dialog, 2, '2 of 2 photos uploaded')
    await goToNextStep(page)
  })

  await test.step('details', async () => {
    await dialog.getByLabel('Description').fill('Too short.')
    await goToNextStep(page)
    await expect(dialog.getByText('Description must be at least 20 characters')).toBeVisible()
    await expectAccessible(page)
    await fillConditionStep(page)
    await dialog.getByLabel('Quantity').fill('2')
    await dialog.getByText('More details').click()
    await dialog.getByLabel('Brand').fill('Stokke')
    await expectAccessible(page)
    await goToNextStep(page)
  })

  const email = `mei-${owner.slug}@example.com`
  await test.step('submit', async () => {
    await dialog.getByRole('checkbox', { name: 'They can pick it up from me' }).uncheck()
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog.getByText('At least one availability option is required')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('checkbox', { name: 'I can deliver it' }).check()
    await fillContactStep(page, email)
    await dialog.getByText('When it suits you').click()
    await dialog.getByLabel('Add a date').fill('2030-12-05')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByRole('button', { name: 'Evenings' }).click()
    await expectAccessible(page)
  })

  await test.step('submit, and again after a broken connection', async () => {
    await page.route('**/gift-passing/offerings', route => route.abort(), { times: 1 })
    // A click outside the form keeps its contents.
    await page.mouse.click(8, 8)
    await dialog.getByRole('button', { name: 'Submit' }).click()
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText('Failed to submit your offering. Please try again.')
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'Try Again' }).click()
  })
  const ending = page.getByRole('dialog', { name: 'Your offer is on its way' })
  await expect(ending).toContainText(email)
  await expectAccessible(page)
  const [offering, ...others] = await listOfferingsToOwner(page)
  expect(others).toEqual([])
  expect(offering).toMatchObject({
    itemName: 'Baby bath with stand',
    status: 'pending_review',
    category: 'Baby Bath Essentials',
    condition: 'Good',
    offererCondition: 'Gently Used',
    quantity: 2,
    originalBrand: 'Stokke',
    offererName: 'Mei Ling Koh',
    offererContact: { email },
    availability: {
      pickupAvailable: false,
      deliveryAvailable: true,
      availableDates: ['2030-12-05'],
      preferredTimes: ['Evenings'],
    },
    photos: [{ displayUrl: expect.any(String) }, { displayUrl: expect.any(String) }],
  })
  await ending.getByRole('button', { name: 'Track This Offering' }).click()
  await expect(page.getByLabel('Email you used')).toHaveValue(email)
  await expect(page.getByText('Baby bath with stand')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Registry' }).click()
  await expect(page).toHaveURL(new RegExp(`/registry/${owner.slug}$`))
})

test('an item can be offered with the keyboard alone', async ({ page, owner }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.clock.install()
  await openRegistryOf(page, owner.slug)
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  const heading = (name: string) => page.getByRole('heading', { name })
  await press('Share Items')
  await expect(heading('Pass on the love')).toBeFocused()
  await press('Continue')
  await press('Share an Item')
  await expect(heading('Share an Item')).toBeFocused()
  const dialog = wizard(page)
  await tabTo(page, 'Item name')
  await page.keyboard.type('Cot sheets')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Cribs')
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Choose photos')).toBeFocused()
  await press('Next')
  await expect(heading('Share an Item')).toBeFocused()
  await tabTo(page, 'Description')
  await page.keyboard.type('Four sheets of cotton, washed at sixty.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Gently Used' })).toBeChecked()
  await dialog.getByLabel('Quantity').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await tabTo(page, 'Suitable age')
  await page.keyboard.type('Any')
  await press('Next')
  await tabTo(page, 'Your name')
  await page.keyboard.type('Chloe Tan')
  await page.keyboard.press('Tab')
  await page.keyboard.type('chloe@example.com')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Enter')
  await expect(heading('Sent with love')).toBeFocused()
  await page.clock.runFor(1499)
  await expect(heading('Sent with love')).toBeVisible()
  await page.clock.runFor(1500)
  await expect(heading('Your offer is on its way')).toBeFocused()
  await page.clock.resume()
  await press('Back to Registry')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share Items' })).toBeFocused()
  expect(await listOfferingsToOwner(page)).toMatchObject([{ itemName: 'Cot sheets', quantity: 3 }])
})

/** Creates a photo of this size in the browser. */
async function photoOf(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
      const pen = canvas.getContext('2d')
      if (pen) pen.fillStyle = '#2f8a66'
      pen?.fillRect(0, 0, 900, 900)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return { name: 'bath.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

/** Returns width and height of a base64 JPEG. */
function sizeOf(page: Page, jpeg: string): Promise<number[]> {
  return page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    return [image.width, image.height]
  }, jpeg)
}

/** Presses Tab until the control with this label has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const isThere = () =>
    page
      .getByRole('dialog')
      .getByLabel(label)
      .evaluate(control => control === document.activeElement)
  for (let presses = 0; presses < 20; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard did not reach ${label}`)
}
