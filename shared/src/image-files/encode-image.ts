import pLimit from 'p-limit'
import { type ImageFacts, type ImageType, MIN_IMAGE_SIDE } from '../images/image-file-names.ts'
import { decodeImage, fromPixels, type Pixels } from './decode-image.ts'

/** One image at a time: encoding takes a core and up to 150 MB, and the worker runs other jobs too. */
const encodeQueue = pLimit(1)
/** High quality, since smaller sizes are later generated from this file. */
const FULL_QUALITY = 80
const SAMPLE_SIDE = 48
/** sharp counts colours in bins of 16 levels and reports the centre of a bin. */
const COLOUR_TOLERANCE = 8

// Measured on 960 px photographs: one more level of effort doubles the time and saves 3 %.
const ENCODERS = {
  webp: (pixels: Pixels, width: number) => scaled(pixels, width).webp({ quality: 70, effort: 4 }),
  avif: (pixels: Pixels, width: number) =>
    scaled(pixels, width).avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
}

function scaled(pixels: Pixels, width: number) {
  const image = fromPixels(pixels)
  return width === pixels.info.width ? image : image.resize({ width })
}

export interface EncodedImage extends Omit<ImageFacts, 'widths'> {
  webp: Buffer
}

/**
 * Encodes an untrusted image as WebP: at most 960 px per side, upright, sRGB, without metadata. Keeps
 * transparency. Throws if it is not an image of a product (see decodeImage).
 */
export function encodeImage(input: Uint8Array): Promise<EncodedImage> {
  return encodeQueue(async () => {
    const pixels = await decodeImage(input, MIN_IMAGE_SIDE)
    const colour = await dominantColour(pixels)
    const full = fromPixels(pixels)
    const opaque = colour === null ? full : full.removeAlpha()
    const webp = await opaque.webp({ quality: FULL_QUALITY, effort: 4 }).toBuffer()
    return { webp, width: pixels.info.width, height: pixels.info.height, colour }
  })
}

/** Decodes an image that encodeImage produced. */
export function decodeStoredImage(full: Uint8Array): Promise<Pixels> {
  return encodeQueue(() => decodeImage(full))
}

/** Encodes pixels in another width and format. */
export function resizeImage(pixels: Pixels, width: number, type: ImageType): Promise<Buffer> {
  return encodeQueue(() => ENCODERS[type](pixels, width).toBuffer())
}

/** Returns the dominant colour as #rrggbb; null for a transparent image. */
async function dominantColour(pixels: Pixels): Promise<string | null> {
  const sample = await fromPixels(pixels)
    .resize({ width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { dominant, isOpaque } = await fromPixels(sample).stats()
  return isOpaque ? meanColourNear(sample, [dominant.r, dominant.g, dominant.b]) : null
}

/** Returns the mean of the pixels near the dominant colour, so that a white background stays pure white. */
function meanColourNear({ data, info: { channels } }: Pixels, colour: number[]): string {
  const sums = [0, 0, 0]
  let count = 0
  for (let at = 0; at < data.length; at += channels) {
    const tones = colour.map((_tone, index) => data[at + index] ?? 0)
    if (tones.some((tone, index) => Math.abs(tone - (colour[index] ?? 0)) > COLOUR_TOLERANCE))
      continue
    count += 1
    for (const [index, tone] of tones.entries()) sums[index] = (sums[index] ?? 0) + tone
  }
  const mean = count > 0 ? sums.map(sum => Math.round(sum / count)) : colour
  return `#${mean.map(tone => tone.toString(16).padStart(2, '0')).join('')}`
}
