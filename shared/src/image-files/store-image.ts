import { createHash } from 'node:crypto'
import {
  IMAGE_TYPES,
  type ImageFacts,
  imageFileName,
  imageWidths,
} from '../images/image-file-names.ts'
import { decodeStoredImage, encodeImage, resizeImage } from './encode-image.ts'
import type { ImageFileStore } from './image-file-store.ts'

/** A picture that can be shown: its other sizes come later. */
export interface StoredImage extends ImageFacts {
  /** SHA-256 of its largest WebP, by which all its files are named. */
  hash: string
}

/** Keeps a stranger's picture in its largest size; the same picture is one file. Throws as encodeImage. */
export async function storeImage(store: ImageFileStore, input: Uint8Array): Promise<StoredImage> {
  const { webp, ...facts } = await encodeImage(input)
  const hash = createHash('sha256').update(webp).digest('hex')
  await store.put(imageFileName(hash, 'webp'), webp)
  return { hash, ...facts, widths: [] }
}

/**
 * Makes the files of a kept picture that a page chooses from; gives their widths. Does no harm when
 * it runs again. Undefined when the picture is there no more.
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
