import { PHOTO_BYTES_MAX } from '@registry/shared/contract/offerings/offering-photos'
import { MIN_IMAGE_SIDE } from '@registry/shared/images/image-file-names'
import { fitWithin } from './fit-within.ts'

const SIDE_MAX = 1600
const QUALITY = 0.82

/** The browser cannot decode the file as an image. */
export class UnreadablePhotoError extends Error {
  constructor(cause?: unknown) {
    super('not a picture that this browser reads', { cause })
    this.name = 'UnreadablePhotoError'
  }
}

/** An image, or the selected area of one, has fewer pixels than the server accepts. */
export class TooSmallPhotoError extends Error {
  constructor() {
    super('the image is too small')
    this.name = 'TooSmallPhotoError'
  }
}

/** Part of an upright image, in percent of its width and height. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

const WHOLE: CropArea = { x: 0, y: 0, width: 100, height: 100 }
const PERCENT = 0.01

/**
 * Converts a photo, or a selected area, to an upright JPEG of at most 1600 pixels per side, about a tenth of a camera
 * file, without EXIF metadata such as location and time. Throws UnreadablePhotoError, TooSmallPhotoError.
 */
export async function resizePhoto(file: Blob, crop = WHOLE): Promise<Blob> {
  const image = await read(file)
  return draw(image, toPixels(crop, image))
}

/**
 * Like `resizePhoto`, but returns a HEIC photo that the browser cannot decode as it is: the server decodes it, and
 * removes its metadata.
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  try {
    return await resizePhoto(file)
  } catch (error) {
    if (file.size <= PHOTO_BYTES_MAX && (await isHeic(file))) return file
    throw error
  }
}

async function isHeic(file: Blob): Promise<boolean> {
  return /^.{4}ftyp.*(hei[cxms]|hev[cx])/s.test(await file.slice(0, 32).text())
}

/** Returns an area of at least one pixel within the image. */
function toPixels(crop: CropArea, image: { width: number; height: number }): Area {
  const horizontal = image.width * PERCENT
  const vertical = image.height * PERCENT
  const x = Math.min(Math.round(crop.x * horizontal), image.width - 1)
  const y = Math.min(Math.round(crop.y * vertical), image.height - 1)
  const width = Math.min(Math.round(crop.width * horizontal), image.width - x)
  const height = Math.min(Math.round(crop.height * vertical), image.height - y)
  return { x, y, width: Math.max(1, width), height: Math.max(1, height) }
}

/** Like `resizePhoto`, but cuts out the largest square in the middle. */
export async function cropPhoto(file: Blob): Promise<Blob> {
  const image = await read(file)
  const side = Math.min(image.width, image.height)
  const [x, y] = [(image.width - side) / 2, (image.height - side) / 2]
  return draw(image, { x, y, width: side, height: side })
}

type Area = Record<'x' | 'y' | 'width' | 'height', number>

/** Draws an area of an image to a JPEG, and frees the image. */
async function draw(image: ImageBitmap, { x, y, width, height }: Area): Promise<Blob> {
  try {
    const size = fitWithin({ width, height }, SIDE_MAX)
    if (Math.min(size.width, size.height) < MIN_IMAGE_SIDE) throw new TooSmallPhotoError()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, size)
    const pen = canvas.getContext('2d')
    if (!pen) throw new UnreadablePhotoError()
    // JPEG has no transparency; transparent pixels would become black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
    return await asJpeg(canvas)
  } finally {
    image.close()
  }
}

async function read(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new UnreadablePhotoError(cause)
  }
}

function asJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new UnreadablePhotoError()))
    canvas.toBlob(take, 'image/jpeg', QUALITY)
  })
}
