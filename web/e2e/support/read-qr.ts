import readCode from 'jsqr'
import sharp from 'sharp'

/** Decodes the QR code in a PNG. */
export async function readQr(png: Buffer): Promise<string | undefined> {
  const { pixels, width, height } = await readPixels(png)
  // No inversion: the code must be black on white, because most scanners do not invert.
  return readCode(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data
}

/** Decodes an image to RGBA pixels, row by row. */
async function readPixels(
  image: Buffer,
): Promise<{ pixels: Uint8ClampedArray; width: number; height: number }> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
