import sharp from 'sharp'

/** Decodes an image to RGBA pixels, row by row. */
export async function readPixels(
  image: Buffer,
): Promise<{ pixels: Uint8ClampedArray; width: number; height: number }> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
