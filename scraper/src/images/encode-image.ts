import sharp from 'sharp'

/** Sides no longer than this: a card's picture at three device pixels each. */
const MAX_SIDE = 960
const MAX_INPUT_PIXELS = 40_000_000
const QUALITY = 78
const TIMEOUT_S = 10

// Only what browsers show: the other loaders (SVG, PDF, …) can be made to burn minutes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

export interface EncodedImage {
  data: Buffer
  width: number
  height: number
}

/**
 * A stranger's picture as WebP of at most 960 px a side, upright and without metadata.
 * Throws on what is no picture, is blocked, or has more than 40 million pixels.
 */
export async function encodeImage(input: Buffer): Promise<EncodedImage> {
  const { data, info } = await sharp(input, {
    limitInputPixels: MAX_INPUT_PIXELS,
    sequentialRead: true,
    pages: 1,
    failOn: 'error',
  })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
