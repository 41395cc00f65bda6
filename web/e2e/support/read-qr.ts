import type { BrowserContext } from '@playwright/test'
import readCode from 'jsqr'

/** What a QR code in a PNG says; the browser decodes the PNG. */
export async function readQr(context: BrowserContext, png: Buffer): Promise<string | undefined> {
  const page = await context.newPage()
  const { data, width, height } = await page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(bitmap, 0, 0)
    const pixels = drawing?.getImageData(0, 0, bitmap.width, bitmap.height)
    return { data: Array.from(pixels?.data ?? []), width: bitmap.width, height: bitmap.height }
  }, png.toString('base64'))
  await page.close()
  return readCode(Uint8ClampedArray.from(data), width, height)?.data
}
