import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { MAX_IMAGE_SIDE } from '../images/image-file-names.ts'

const MAX_INPUT_PIXELS = 40_000_000
/** These lie in memory as a whole while they are read: six bytes a pixel, of AVIF eighteen. */
const MAX_WHOLE_PIXELS = 20_000_000
const MAX_AVIF_PIXELS = 8_000_000
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

function mostPixels({ format, isProgressive }: Metadata): number {
  if (format === 'heif') return MAX_AVIF_PIXELS
  return format === 'gif' || isProgressive ? MAX_WHOLE_PIXELS : MAX_INPUT_PIXELS
}

function checkSize(metadata: Metadata, minSide: number): void {
  const { width, height } = metadata
  if (Math.min(width, height) < minSide) throw new Error('the picture is too small')
  if (width * height > mostPixels(metadata)) throw new Error('the picture is too large')
}

/**
 * Reads a stranger's picture, whatever it is called: the first frame of a moving one. Throws on what
 * is no picture, has a side below `minSide`, takes too long, or has
 * more than 40 million pixels: 20 where it does not come line by line, 8 of AVIF.
 */
export async function decodeImage(input: Uint8Array, minSide = 1): Promise<Pixels> {
  const source = sharp(input, {
    limitInputPixels: MAX_INPUT_PIXELS,
    sequentialRead: true,
    pages: 1,
    failOn: 'error',
  })
  checkSize(await source.metadata(), minSide)
  return source
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize({
      width: MAX_IMAGE_SIDE,
      height: MAX_IMAGE_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
}
