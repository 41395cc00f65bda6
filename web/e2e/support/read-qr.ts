import readCode from 'jsqr'
import { readPixels } from '../../../shared/tools/read-pixels.ts'

/** What a QR code in a PNG says. */
export async function readQr(png: Buffer): Promise<string | undefined> {
  const { pixels, width, height } = await readPixels(png)
  // A code must be black on white: readers that turn the colours round are not the rule.
  return readCode(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data
}
