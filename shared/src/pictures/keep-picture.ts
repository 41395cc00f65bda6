import { createHash } from 'node:crypto'
import {
  PICTURE_TYPES,
  type PictureFacts,
  pictureFile,
  pictureWidths,
} from '../images/picture-files.ts'
import { encodePicture, readPicture, resizePicture } from './encode-picture.ts'
import type { PictureStore } from './picture-store.ts'

/** A picture that can be shown: its other sizes come later. */
export interface KeptPicture extends PictureFacts {
  /** SHA-256 of its largest WebP, by which all its files are named. */
  hash: string
}

/** Keeps a stranger's picture in its largest size; the same picture is one file. Throws as encodePicture. */
export async function keepPicture(store: PictureStore, input: Uint8Array): Promise<KeptPicture> {
  const { webp, ...facts } = await encodePicture(input)
  const hash = createHash('sha256').update(webp).digest('hex')
  await store.put(pictureFile(hash, 'webp'), webp)
  return { hash, ...facts, widths: [] }
}

/**
 * Makes the files of a kept picture that a page chooses from; gives their widths. Does no harm when
 * it runs again. Undefined when the picture is there no more.
 */
export async function widenPicture(
  store: PictureStore,
  hash: string,
): Promise<number[] | undefined> {
  const full = await store.read(pictureFile(hash, 'webp'))
  if (!full) return undefined
  const pixels = await readPicture(full)
  const ownWidth = pixels.info.width
  const widths = pictureWidths(ownWidth)
  for (const width of widths) {
    for (const type of PICTURE_TYPES) {
      const name = pictureFile(hash, type, width === ownWidth ? undefined : width)
      if (await store.has(name)) continue
      await store.put(name, await resizePicture(pixels, width, type))
    }
  }
  return widths
}
