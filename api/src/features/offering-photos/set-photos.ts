import { AppError } from '@registry/shared/errors/app-error'
import { offeringPhotoMessages } from '@registry/shared/messages/offering-photos'
import type { Db } from '../../db/connect.ts'
import { enqueueImageRemoval } from '../images/enqueue-image-removal.ts'
import * as photoStore from './photo-store.ts'

/**
 * Makes these photos an offering's, in this order, and forgets what it had besides. A photo is
 * anybody's who knows its id, until an offering has it. Throws VALIDATION_FAILED where one is not
 * there, or another offering's. Run it in a transaction.
 */
export async function setPhotos(
  db: Db,
  key: photoStore.OfferingKey,
  ids: readonly string[],
): Promise<void> {
  await enqueueImageRemoval(db, await photoStore.removeOthers(db, key, ids))
  const placed = ids.map((id, position) => ({ id, position }))
  // By their ids: two that want the same photos in another order would wait for each other for ever.
  for (const photo of placed.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (await photoStore.attach(db, photo, key)) continue
    const message = offeringPhotoMessages.gone
    throw new AppError('VALIDATION_FAILED', { message, fields: { photoIds: message } })
  }
}
