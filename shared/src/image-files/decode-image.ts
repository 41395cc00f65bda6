import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { MAX_IMAGE_SIDE } from '../images/image-file-names.ts'
import { decodeHeic, isHeic } from './heic/decode-heic.ts'

const MAX_INPUT_PIXELS = 40_000_000
/** Progressive JPEG and GIF are decoded into memory as a whole: 6 bytes per pixel, AVIF 18. */
const MAX_WHOLE_PIXELS = 20_000_000
const MAX_AVIF_PIXELS = 8_000_000
const TIMEOUT_S = 10

// Allows only formats that browsers display: hostile files for other loaders (SVG, PDF, …) can use minutes of
// CPU time.
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
// Images are encoded in parallel, each on one core.
sharp.concurrency(1)

/** Decoded pixels: upright, sRGB, at most 960 px per side. */
export interface Pixels {
  data: Buffer
  info: OutputInfo
}

/** Returns a sharp pipeline for decoded pixels. */
export function fromPixels({ data, info }: Pixels): Sharp {
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: TIMEOUT_S })
}

function maxPixels({ format, isProgressive }: Metadata): number {
  if (format === 'heif') return MAX_AVIF_PIXELS
  return format === 'gif' || isProgressive ? MAX_WHOLE_PIXELS : MAX_INPUT_PIXELS
}

function checkSize(metadata: Metadata, minSide: number): void {
  const { width, height } = metadata
  if (Math.min(width, height) < minSide) throw new Error('the image is too small')
  if (width * height > maxPixels(metadata)) throw new Error('the image is too large')
}

async function open(input: Uint8Array): Promise<Sharp> {
  if (isHeic(input)) {
    const { data, width, height } = await decodeHeic(input)
    return sharp(data, { raw: { width, height, channels: 4 } })
  }
  return sharp(input, {
    limitInputPixels: MAX_INPUT_PIXELS,
    sequentialRead: true,
    pages: 1,
    failOn: 'error',
  })
}

/**
 * Decodes an untrusted image by its content; of an animation only the first frame. Throws if it is not a
 * supported image, has a side below `minSide`, takes too long, or has more than 40 million pixels (25 for HEIC, 20
 * for progressive JPEG and GIF, 8 for AVIF).
 */
export async function decodeImage(input: Uint8Array, minSide = 1): Promise<Pixels> {
  const source = await open(input)
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
