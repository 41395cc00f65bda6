import type { AvailableImage } from '@registry/shared/contract/images'
import { imageFileName, imagePath } from '@registry/shared/images/image-file-names'
import type { ImageRecord } from '../../images/image-store.ts'

function smallestPath(hash: string, [smallest, ...larger]: number[]): string {
  return smallest && larger.length > 0
    ? `/images/${imageFileName(hash, 'webp', smallest)}`
    : imagePath(hash)
}

/** Converts an image of an item for the owner; `widths` are those of our stored files. */
export function toAvailableImage(image: ImageRecord, widths: number[]): AvailableImage {
  const { id, originalUrl, contentHash: hash, alt, source, isSelected } = image
  return {
    id,
    originalUrl,
    processedUrl: hash && imagePath(hash),
    thumbnailUrl: hash && smallestPath(hash, widths),
    altText: alt,
    source,
    isSelected,
  }
}
