import type { HeaderChanges } from '@registry/shared/contract/registry/registry-header'
import { parseImageHash } from '@registry/shared/images/image-file-names'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import { type RequestMeta, requireFound } from '../../http/routes/route.ts'
import type { RegistryViewer } from '../../http/routes/viewer.ts'
import * as audit from '../audit/audit-store.ts'
import { actorOf } from '../audit/audit-store.ts'
import { enqueueImageResize } from '../images/enqueue-image-resize.ts'
import { enqueueImageRemoval } from '../images/remove-image.ts'
import * as photoStore from '../offering-photos/photo-store.ts'
import { processPhoto } from '../offering-photos/process-photo.ts'
import * as profileStore from '../registries/profile-store.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as headerStore from './header-store.ts'

interface Author {
  viewer: RegistryViewer
  meta: RequestMeta
}

const record = (db: Db, { viewer, meta }: Author, fields: string[]) =>
  audit.record(db, { ...actorOf(viewer), ...meta.trace }, 'registry.header_changed', {
    entityId: viewer.registryId,
    details: { fields },
  })

/** Makes a change to the header of the author's registry; returns the registry as this change leaves it. */
function changed(
  app: App,
  { viewer: { registryId } }: Author,
  change: (trx: Db, registryId: string) => Promise<void>,
): Promise<registryStore.Registry> {
  return app.db.transaction(async trx => {
    await profileStore.lock(trx, registryId)
    await change(trx, registryId)
    return requireFound(await registryStore.findById(trx, registryId))
  })
}

/**
 * Changes celebration or image description; does nothing without fields. Returns the registry as this change
 * leaves it.
 */
export function changeHeader(app: App, author: Author, changes: HeaderChanges) {
  return changed(app, author, async (trx, registryId) => {
    const fields = Object.keys(changes)
    if (fields.length === 0) return
    await headerStore.update(trx, registryId, changes, app.now())
    await record(trx, author, fields)
  })
}

/** Sets the image, or removes it, and enqueues the removal of the former one's files. Run it in a transaction. */
export async function setPicture(db: Db, registryId: string, hash: string | null): Promise<void> {
  const former = await headerStore.replacePicture(db, registryId, hash)
  if (former !== null && former !== hash) await enqueueImageRemoval(db, [former])
  if (hash !== null) await enqueueImageResize(db, hash)
}

/**
 * Re-encodes an uploaded file and shows it in the header. Returns the registry as this change leaves it. Throws
 * IMAGE_UNREADABLE, UNAVAILABLE.
 */
export async function uploadPicture(app: App, author: Author, bytes: Uint8Array) {
  const photo = await processPhoto(app, bytes)
  const hash = parseImageHash(photo.displayUrl) ?? null
  return changed(app, author, async (trx, registryId) => {
    await setPicture(trx, registryId, hash)
    // Until here the row protects the image from the cleanup.
    await photoStore.removeRow(trx, photo.id)
    await record(trx, author, ['picture'])
  })
}

/** Removes the image from the header, and its files. Returns the registry as this change leaves it. */
export function removePicture(app: App, author: Author) {
  return changed(app, author, async (trx, registryId) => {
    await setPicture(trx, registryId, null)
    await record(trx, author, ['picture'])
  })
}
