import { AppError } from '@registry/shared/errors/app-error'
import { offeringPhotoMessages } from '@registry/shared/messages/offerings/offering-photos'
import type { Db } from '../../db/connect.ts'
import { enqueueImageRemoval } from '../images/remove-image.ts'
import * as photoStore from './photo-store.ts'

/**
 * Sets an offering's photos in this order and deletes its other photos. Any visitor who knows the id of an
 * unattached photo can attach it. Throws VALIDATION_FAILED if a photo does not exist or belongs to another
 * offering. Run it in a transaction.
 */
export async function setPhotos(
  db: Db,
  key: photoStore.OfferingRef,
  ids: readonly string[],
): Promise<void> {
  await enqueueImageRemoval(db, await photoStore.removeOthers(db, key, ids))
  const placed = ids.map((id, position) => ({ id, position }))
  // In the order of their ids: two requests with the same photos in another order would deadlock.
  for (const photo of placed.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (await photoStore.attach(db, photo, key)) continue
    const message = offeringPhotoMessages.gone
    throw new AppError('VALIDATION_FAILED', { message, fields: { photoIds: message } })
  }
}
