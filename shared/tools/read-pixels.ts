import sharp from 'sharp'

/** The pixels of a picture in rows: red, green, blue and how solid it is of each. */
export async function readPixels(
  picture: Buffer,
): Promise<{ pixels: Uint8ClampedArray; width: number; height: number }> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
