import { expectAccessible } from './support/expect-accessible.ts'
import {
  arrives,
  fillContact,
  fillDetails,
  fillWhat,
  goOn,
  offeredTo,
  openRegistryOf,
} from './support/offering.ts'
import { expect, test } from './support/owner.ts'
import { solidPicture } from './support/solid-picture.ts'

test.use({ expectsRefusals: true })

const photo = (name: string, red: number) => ({
  name,
  mimeType: 'image/png',
  buffer: solidPicture(red, 120, 120),
})

test('photos that do not arrive are tried again, and all that did are sent', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/gift-passing/photos', route => route.abort(), { times: 2 })
  await openRegistryOf(page, owner.slug, '?share=offer')
  const dialog = await fillWhat(page, 'Play mat')
  const choose = dialog.getByLabel('Choose photos')
  await choose.setInputFiles([
    photo('one.png', 10),
    photo('two.png', 90),
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    photo('three.png', 200),
    photo('four.png', 250),
  ])
  await expect(dialog.getByText('At most 4 photos fit, so the rest was left out.')).toBeVisible()
  await expect(dialog.getByText('This photo could not be read.')).toBeVisible()
  await arrives(dialog, 4, '1 of 4 photos uploaded')
  await expect(choose).toBeDisabled()
  await expect(dialog.getByRole('button', { name: /Try Again with/ })).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove photo 3' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Remove photo 3' })).toBeFocused()
  await arrives(dialog, 1, '2 of 3 photos uploaded')

  await goOn(page)
  await fillDetails(page)
  await goOn(page)
  await fillContact(page, 'mei@example.com')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('1 photo did not upload.')
  await expectAccessible(page)
  const again = alert.getByRole('button', { name: 'Try Again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    const done = page.getByRole('dialog', { name: 'Your offer is on its way' })
    await expect(done).toBeVisible({ timeout: 15_000 })
  }).toPass()
  const [offering] = await offeredTo(page)
  expect(offering?.photos).toHaveLength(3)
})

test('an offer that was tried several times counts once', async ({ page, owner, context }) => {
  await page.route('**/gift-passing/photos', route => route.abort())
  await openRegistryOf(page, owner.slug, '?share=offer')
  const dialog = await fillWhat(page, 'Nursing pillow')
  await dialog.getByLabel('Choose photos').setInputFiles([photo('one.png', 10)])
  await expect(dialog.getByText('This photo did not upload.')).toBeVisible()
  await goOn(page)
  await fillDetails(page)
  await goOn(page)
  await fillContact(page, 'mei@example.com')
  const alert = dialog.getByRole('alert')
  const submit = dialog.getByRole('button', { name: 'Submit' })

  await test.step('without a connection', async () => {
    await context.setOffline(true)
    await submit.click()
    await alert.getByRole('button', { name: 'Submit without it' }).click()
    await expect(alert).toContainText('Failed to submit your offering. Please try again.')
    await expect(alert).toContainText('it counts once, however often you try')
    await expectAccessible(page)
    await context.setOffline(false)
  })
  await test.step('too often', async () => {
    const json = { success: false, error: 'Please wait a minute.', code: 'RATE_LIMITED' }
    const refusal = { status: 429, headers: { 'retry-after': '60' }, json }
    await page.route('**/gift-passing/offerings', route => route.fulfill(refusal), { times: 1 })
    await alert.getByRole('button', { name: 'Try Again' }).click()
    await expect(alert).toContainText('Please wait a minute.')
    await expect(alert.getByRole('button')).toHaveCount(0)
  })
  await test.step('something is wrong after all, and is said where it stands', async () => {
    const fields = { description: 'Please say more about it' }
    const json = { success: false, error: fields.description, code: 'VALIDATION_FAILED', fields }
    await page.route('**/gift-passing/offerings', route => route.fulfill({ status: 400, json }), {
      times: 1,
    })
    await submit.click()
    await expect(dialog.getByLabel('Description')).toBeFocused()
    await expect(dialog.getByText(fields.description)).toBeVisible()
    await dialog.getByLabel('Description').fill('It is soft, and its cover can be washed.')
    await expect(dialog.getByText(fields.description)).toBeHidden()
    await goOn(page)
  })
  await test.step('the answer is lost on its way', async () => {
    await page.route(
      '**/gift-passing/offerings',
      async route => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await submit.click()
    await expect(alert).toContainText('Please check your connection')
    await page.reload()
    await submit.click()
    await expect(page.getByRole('dialog', { name: 'Your offer is on its way' })).toBeVisible()
  })
  expect(await offeredTo(page)).toHaveLength(1)
})
