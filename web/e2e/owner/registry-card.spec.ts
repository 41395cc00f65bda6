import { readFile } from 'node:fs/promises'
import { clipboardText } from '../support/clipboard-text.ts'
import { expect, test } from '../support/owner.ts'
import { passingText } from '../support/passing-text.ts'
import { readQr } from '../support/read-qr.ts'

const MM = 96 / 25.4

test('the registry card prints in its true size, downloads as an image and is shared by message', async ({
  page,
  owner,
  context,
}) => {
  const url = new URL(`/registry/${owner.slug}`, page.url()).href
  await page.setViewportSize({ width: 840, height: 1200 })
  await page.goto('/registry-card')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registry card')
  const card = page.locator('.print-sheet .registry-card_reg-card')
  const sheetSizes = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const boxes = [...pdf.matchAll(/\/MediaBox *\[0 0 ([\d.]+) ([\d.]+)\]/g)]
    return boxes.map(([, ...points]) =>
      points.map(point => Math.round((Number(point) / 72) * 25.4)),
    )
  }
  await test.step('the image leads to the registry', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save picture' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe(`${owner.slug}-registry-card.png`)
    const png = await readFile(await saved.path())
    expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(1024)
    expect(await readQr(png)).toBe(url)
  })
  await test.step('the message can be changed, copied and sent', async () => {
    const message = page.getByLabel('Message')
    await expect(message).toHaveValue(
      `You are warmly invited to our baby registry, “Baby Raman”. Have a look: ${url}`,
    )
    await message.fill(`Come and see 🎈 ${url}`)
    const copied = passingText(page, 'Message copied')
    await page.getByRole('button', { name: 'Copy message' }).click()
    await copied
    expect(await clipboardText(context)).toBe(`Come and see 🎈 ${url}`)
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`Come and see 🎈 ${url}`)}`,
    )
  })
  await test.step('one card prints alone on a sheet of its size', async () => {
    expect(await sheetSizes()).toEqual([[105, 148]])
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('heading', { name: 'Your registry card' })).toBeHidden()
    await expect(card).toHaveCount(1)
    const box = await card.boundingBox()
    expect(box?.width).toBeCloseTo(105 * MM, 0)
    expect(box?.height).toBeCloseTo(148 * MM, 0)
    await expect.poll(async () => readQr(await card.screenshot())).toBe(url)
  })
  await test.step('four cards print on A4, each of which leads to the registry', async () => {
    await page.emulateMedia({ media: null })
    await page.getByText('Four on a page').click()
    await page.getByText('Blush').click()
    expect(await sheetSizes()).toEqual([[210, 297]])
    await page.emulateMedia({ media: 'print' })
    await expect(card).toHaveCount(4)
    for (const quarter of await card.all()) {
      await expect.poll(async () => readQr(await quarter.screenshot())).toBe(url)
    }
  })
})
