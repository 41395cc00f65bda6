import type { OfferingPhoto } from '@registry/shared/contract/offering-schemas'
import { picturePath } from '@registry/shared/images/picture-files'
import type { ShownPhoto } from './photo-store.ts'

/** A photo as everybody is shown it who may see its offering. */
export function toOfferingPhoto({ id, contentHash }: ShownPhoto): OfferingPhoto {
  return { id, displayUrl: picturePath(contentHash) }
}
