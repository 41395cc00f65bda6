import { createHash } from 'node:crypto'
import {
  IMAGE_TYPES,
  type ImageFacts,
  imageFileName,
  imageWidths,
} from '../images/image-file-names.ts'
import { decodeStoredImage, type EncodedImage, encodeImage, resizeImage } from './encode-image.ts'
import type { ImageFileStore } from './image-file-store.ts'

/** A stored image; smaller sizes are generated later. */
export interface StoredImage extends ImageFacts {
  /** SHA-256 of its largest WebP, part of all its file names. */
  hash: string
}

/** Encodes an untrusted image and stores it. Throws like encodeImage and storeEncodedImage. */
export async function storeImage(store: ImageFileStore, input: Uint8Array): Promise<StoredImage> {
  return storeEncodedImage(store, await encodeImage(input))
}

/** Returns the hash of an image. */
export function hashImage({ webp }: Pick<EncodedImage, 'webp'>): string {
  return createHash('sha256').update(webp).digest('hex')
}

/** Stores the largest size of an image; equal images share one file. Throws when the store fails. */
export async function storeEncodedImage(
  store: ImageFileStore,
  { webp, ...facts }: EncodedImage,
): Promise<StoredImage> {
  const hash = hashImage({ webp })
  await store.put(imageFileName(hash, 'webp'), webp)
  return { hash, ...facts, widths: [] }
}

/**
 * Generates the smaller sizes of a stored image and returns the available widths. Idempotent. Undefined
 * if the image does not exist.
 */
export async function resizeStoredImage(
  store: ImageFileStore,
  hash: string,
): Promise<number[] | undefined> {
  const full = await store.read(imageFileName(hash, 'webp'))
  if (!full) return undefined
  const pixels = await decodeStoredImage(full)
  const ownWidth = pixels.info.width
  const widths = imageWidths(ownWidth)
  for (const width of widths) {
    for (const type of IMAGE_TYPES) {
      const name = imageFileName(hash, type, width === ownWidth ? undefined : width)
      if (await store.has(name)) continue
      await store.put(name, await resizeImage(pixels, width, type))
    }
  }
  return widths
}
