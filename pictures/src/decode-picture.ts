import { MAX_PICTURE_SIDE } from '@registry/shared/images/picture-files'
import sharp, { type OutputInfo, type Sharp } from 'sharp'

const MAX_INPUT_PIXELS = 40_000_000
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
// Pictures are worked on beside each other, not each on all cores.
sharp.concurrency(1)

/** Pixels of a picture, upright, in sRGB, of at most 960 a side. */
export interface Pixels {
  data: Buffer
  info: OutputInfo
}

/** To draw from pixels, or from what they were kept as. */
export function fromPixels({ data, info }: Pixels): Sharp {
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: TIMEOUT_S })
}

/**
 * Reads a stranger's picture, whatever it is called: the first frame of a moving one. Throws on what
 * is no picture, has a side below `minSide` or more than 40 million pixels, or takes too long.
 */
export async function decodePicture(input: Uint8Array, minSide = 1): Promise<Pixels> {
  const source = sharp(input, {
    limitInputPixels: MAX_INPUT_PIXELS,
    sequentialRead: true,
    pages: 1,
    failOn: 'error',
  })
  const { width, height } = await source.metadata()
  if (Math.min(width, height) < minSide) throw new Error('the picture is too small')
  return source
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize({
      width: MAX_PICTURE_SIDE,
      height: MAX_PICTURE_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
}
