import pLimit from 'p-limit'
import type { ImageFacts, ImageType } from '../images/image-file-names.ts'
import { decodeImage, fromPixels, type Pixels } from './decode-image.ts'

/** A worker has other jobs beside: one picture at a time takes a core, and some 150 MB at most. */
const turn = pLimit(1)
/** The largest is what smaller ones are made from later, so it loses little. */
const FULL_QUALITY = 80
const SAMPLE_SIDE = 48
/** sharp counts colours in steps of 16 tones and names the middle of a step. */
const TONES_APART = 8
/** Smaller ones are marks of a shop's page and of those who count its visitors, no products. */
const MIN_SIDE = 80

// Measured on photographs of 960 px: one step more of effort costs twice the time and saves 3 %.
const ENCODERS = {
  webp: (pixels: Pixels, width: number) => scaled(pixels, width).webp({ quality: 70, effort: 4 }),
  avif: (pixels: Pixels, width: number) =>
    scaled(pixels, width).avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
}

function scaled(pixels: Pixels, width: number) {
  const picture = fromPixels(pixels)
  return width === pixels.info.width ? picture : picture.resize({ width })
}

export interface EncodedImage extends Omit<ImageFacts, 'widths'> {
  webp: Buffer
}

/**
 * A stranger's picture as WebP of at most 960 px a side, upright, in sRGB and without metadata.
 * What one can see through stays so. Throws on what is no picture of a product (see decodeImage).
 */
export function encodeImage(input: Uint8Array): Promise<EncodedImage> {
  return turn(async () => {
    const pixels = await decodeImage(input, MIN_SIDE)
    const colour = await colourOf(pixels)
    const full = fromPixels(pixels)
    const opaque = colour === null ? full : full.removeAlpha()
    const webp = await opaque.webp({ quality: FULL_QUALITY, effort: 4 }).toBuffer()
    return { webp, width: pixels.info.width, height: pixels.info.height, colour }
  })
}

/** Pixels of a picture that encodeImage gave. */
export function decodeStoredImage(full: Uint8Array): Promise<Pixels> {
  return turn(() => decodeImage(full))
}

/** The same picture in another width and type. */
export function resizeImage(pixels: Pixels, width: number, type: ImageType): Promise<Buffer> {
  return turn(() => ENCODERS[type](pixels, width).toBuffer())
}

/** The colour that most of a picture has, as #rrggbb; null where one can see through it. */
async function colourOf(pixels: Pixels): Promise<string | null> {
  const sample = await fromPixels(pixels)
    .resize({ width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { dominant, isOpaque } = await fromPixels(sample).stats()
  return isOpaque ? meanNear(sample, [dominant.r, dominant.g, dominant.b]) : null
}

/** Of those pixels that are of about this colour, the mean: white paper stays white. */
function meanNear({ data, info: { channels } }: Pixels, colour: number[]): string {
  const sums = [0, 0, 0]
  let count = 0
  for (let at = 0; at < data.length; at += channels) {
    const tones = colour.map((_tone, index) => data[at + index] ?? 0)
    if (tones.some((tone, index) => Math.abs(tone - (colour[index] ?? 0)) > TONES_APART)) continue
    count += 1
    for (const [index, tone] of tones.entries()) sums[index] = (sums[index] ?? 0) + tone
  }
  const mean = count > 0 ? sums.map(sum => Math.round(sum / count)) : colour
  return `#${mean.map(tone => tone.toString(16).padStart(2, '0')).join('')}`
}
