import { imagePath } from '@registry/shared/images/image-file-names'
import { imageMessages } from '@registry/shared/messages/items/images'
import type { App } from '../../../http/app.ts'
import * as imageStore from '../../images/image-store.ts'
import * as storedImageStore from '../../images/stored-image-store.ts'
import * as photoStore from '../../offering-photos/photo-store.ts'
import { storePhoto } from '../../offering-photos/process-photo.ts'

/**
 * Stores an owner's own photo as an image of their registry, for any of their items. A worker re-encodes it, as photos
 * of offerings. Uploading the same photo again returns the same image.
 */
export async function uploadImage(app: App, registryId: string, bytes: Uint8Array) {
  const { id: photoId, contentHash } = await storePhoto(app, bytes, imageMessages.photoAway)
  const id = await app.db.transaction(async db => {
    const known = await imageStore.findUsable(db, registryId, { contentHash })
    const imageId = known?.id ?? app.newId()
    if (!known) await imageStore.insertUploaded(db, { id: imageId, registryId, contentHash })
    else if (known.itemId === null) await imageStore.restartAge(db, imageId)
    await storedImageStore.markUsed(db, contentHash)
    // Last: the file always has a reference.
    await photoStore.removeRow(db, photoId)
    return imageId
  })
  return { id, displayUrl: imagePath(contentHash) }
}
