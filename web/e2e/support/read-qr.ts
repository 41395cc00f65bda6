import readCode from 'jsqr'
import { readPixels } from './read-pixels.ts'

/** Decodes the QR code in a PNG. */
export async function readQr(png: Buffer): Promise<string | undefined> {
  const { pixels, width, height } = await readPixels(png)
  // No inversion: the code must be black on white, because most scanners do not invert.
  return readCode(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data
}
