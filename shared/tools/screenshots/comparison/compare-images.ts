import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Fills the part by which one image is smaller, so that it differs from every page. */
const PADDING = Buffer.from([255, 0, 255, 255])

/** Threshold of pixelmatch for faint differences: about 7 of 255 levels of grey. */
const FAINT_THRESHOLD = 0.03
/** Number of faint differences that rasterization causes between runs; a changed colour causes more. */
const MAX_FAINT_PIXELS = 200

export interface ImageDifference {
  /** Number of pixels that differ; of unequal sizes also those in one image only. */
  pixels: number
  /** PNG of both images and their difference, from left to right. */
  sideBySide: Buffer
}

/** Compares two PNG images, antialiasing included; undefined if they are equal or differ by a few faint pixels. */
export function compareImages(before: Buffer, after: Buffer): ImageDifference | undefined {
  if (before.equals(after)) return undefined
  const images = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(...images.map(image => image.width))
  const height = Math.max(...images.map(image => image.height))
  const [left, right] = images.map(image => padImage(image, width, height)) as [PNG, PNG]
  const difference = new PNG({ width, height })
  const countPixels = (threshold: number) =>
    pixelmatch(left.data, right.data, difference.data, width, height, {
      threshold,
      includeAA: true,
    })
  if (countPixels(FAINT_THRESHOLD) === 0 && countPixels(0) <= MAX_FAINT_PIXELS) return undefined
  const pixels = countPixels(0)
  return { pixels, sideBySide: joinImages([left, right, difference]) }
}

function padImage(image: PNG, width: number, height: number): PNG {
  if (image.width === width && image.height === height) return image
  const padded = new PNG({ width, height })
  padded.data.fill(PADDING)
  PNG.bitblt(image, padded, 0, 0, image.width, image.height, 0, 0)
  return padded
}

/** Joins images of one size horizontally. */
function joinImages(images: readonly PNG[]): Buffer {
  const [{ width, height }] = images as [PNG]
  const joined = new PNG({ width: width * images.length, height })
  for (const [index, image] of images.entries()) {
    PNG.bitblt(image, joined, 0, 0, width, height, index * width, 0)
  }
  return PNG.sync.write(joined)
}
