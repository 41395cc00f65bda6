import { randomBytes } from 'node:crypto'
import { imageFileName } from '@registry/shared/images/image-file-names'
import * as storedImageStore from '../src/features/images/stored-image-store.ts'
import type { OfferingRef } from '../src/features/offering-photos/photo-store.ts'
import type { App } from '../src/http/app.ts'

/** Inserts a photo with its file, of an offering or unassigned. */
export async function makeOfferingPhoto(
  { db, newId, imageFiles }: App,
  key?: OfferingRef,
): Promise<{ id: string; hash: string }> {
  const id = newId()
  const hash = randomBytes(32).toString('hex')
  await storedImageStore.insert(db, { hash, width: 500, height: 400, colour: null, widths: [] })
  await imageFiles.put(imageFileName(hash, 'webp'), Buffer.from('x'))
  await db('offering_photos').insert({
    id,
    registry_id: key?.registryId ?? null,
    offering_id: key?.offeringId ?? null,
    status: 'ready',
    content_hash: hash,
  })
  return { id, hash }
}
