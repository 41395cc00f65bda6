import type { AvailableImage } from '@registry/shared/contract/images'
import { pictureFile, picturePath } from '@registry/shared/images/picture-files'
import type { ImageRecord } from './image-store.ts'

function smallestPath(hash: string, [smallest, ...larger]: number[]): string {
  return smallest && larger.length > 0
    ? `/images/${pictureFile(hash, 'webp', smallest)}`
    : picturePath(hash)
}

/** A picture that an item can have, for its owner; `widths` are those of our own copy. */
export function toAvailableImage(image: ImageRecord, widths: number[]): AvailableImage {
  const { id, originalUrl, contentHash: hash, alt, source, isSelected } = image
  return {
    id,
    originalUrl,
    processedUrl: hash && picturePath(hash),
    thumbnailUrl: hash && smallestPath(hash, widths),
    altText: alt,
    source,
    isSelected,
  }
}
