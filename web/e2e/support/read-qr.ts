import type { BrowserContext } from '@playwright/test'
import readCode from 'jsqr'

/**
 * What a QR code in a PNG says; the browser decodes the PNG. One byte of light for each pixel comes
 * back, as text: millions of numbers would take the browser's protocol half a minute.
 */
export async function readQr(context: BrowserContext, png: Buffer): Promise<string | undefined> {
  const page = await context.newPage()
  const { light, width, height } = await page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    drawing?.drawImage(bitmap, 0, 0)
    const rgba = drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    let light = ''
    for (let at = 1; at < rgba.length; at += 4) light += String.fromCharCode(rgba[at] ?? 0)
    return { light: btoa(light), width: bitmap.width, height: bitmap.height }
  }, png.toString('base64'))
  await page.close()
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [at, level] of Buffer.from(light, 'base64').entries()) {
    pixels.fill(level, at * 4, at * 4 + 3)
  }
  // A code must be black on white: readers that turn the colours round are not the rule.
  return readCode(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data
}
