import type { OfferingPhoto } from '@registry/shared/contract/offerings/offering-schemas'
import { imagePath } from '@registry/shared/images/image-file-names'
import type { ReadyPhoto } from './photo-store.ts'

/** Converts a photo for everyone who may see its offering. */
export function toOfferingPhoto({ id, contentHash }: ReadyPhoto): OfferingPhoto {
  return { id, displayUrl: imagePath(contentHash) }
}
