import { readFile } from 'node:fs/promises'
import { clipboardText } from './support/clipboard-text.ts'
import { expect, test } from './support/owner.ts'
import { readQr } from './support/read-qr.ts'

const MM = 96 / 25.4

test('a printed card is of its true size, alone, and leads to the registry', async ({
  page,
  owner,
}) => {
  const url = new URL(`/registry/${owner.slug}`, page.url()).href
  await page.setViewportSize({ width: 840, height: 1200 })
  await page.goto('/registry-card')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registry card')
  const card = page.locator('.print-sheet .reg-card')
  await expect(card).toHaveCount(1)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Your registry card' })).toBeHidden()
  const box = await card.boundingBox()
  expect(box?.width).toBeCloseTo(105 * MM, 0)
  expect(box?.height).toBeCloseTo(148 * MM, 0)
  await expect.poll(async () => readQr(await card.screenshot())).toBe(url)

  await page.emulateMedia({ media: 'screen' })
  await page.getByText('Four on a page').click()
  await page.getByText('Blush').click()
  await page.emulateMedia({ media: 'print' })
  await expect(card).toHaveCount(4)
  for (const quarter of await card.all()) {
    await expect.poll(async () => readQr(await quarter.screenshot())).toBe(url)
  }
})

test('the printer takes one sheet of the size that was chosen', async ({ page, owner: _ }) => {
  await page.goto('/registry-card')
  const sheets = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const boxes = [...pdf.matchAll(/\/MediaBox *\[0 0 ([\d.]+) ([\d.]+)\]/g)]
    return boxes.map(([, ...points]) =>
      points.map(point => Math.round((Number(point) / 72) * 25.4)),
    )
  }
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(await sheets()).toEqual([[105, 148]])
  await page.getByText('Four on a page').click()
  expect(await sheets()).toEqual([[210, 297]])
})

test('the card can be saved as a picture and passed on with a message', async ({
  page,
  owner,
  context,
}) => {
  const url = new URL(`/registry/${owner.slug}`, page.url()).href
  await page.goto('/registry-card')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save picture' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe(`${owner.slug}-registry-card.png`)
  const png = await readFile(await saved.path())
  expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(1024)
  expect(await readQr(png)).toBe(url)

  const message = page.getByLabel('Message')
  await expect(message).toHaveValue(
    `You are warmly invited to our baby registry, “Baby Raman”. Have a look: ${url}`,
  )
  await message.fill(`Come and see 🎈 ${url}`)
  await page.getByRole('button', { name: 'Copy message' }).click()
  await expect(page.getByText('Message copied')).toBeVisible()
  expect(await clipboardText(context)).toBe(`Come and see 🎈 ${url}`)
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Come and see 🎈 ${url}`)}`,
  )
})
