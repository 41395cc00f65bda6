import type { HeaderPicture } from '@registry/shared/contract/registry/registry-schemas'
import { imagePath } from '@registry/shared/images/image-file-names'
import type { Registry } from './registry-store.ts'

/** Returns the image of a registry's header; undefined without one. */
export function presentHeaderPicture({
  pictureHash,
  pictureFacts,
  pictureAlt,
}: Registry): HeaderPicture | undefined {
  if (pictureHash === null || pictureFacts === null) return undefined
  return { url: imagePath(pictureHash), alt: pictureAlt, ...pictureFacts }
}
