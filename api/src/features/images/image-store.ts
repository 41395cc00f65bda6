import { imagePath } from '@registry/shared/images/image-file-names'
import type { Db } from '../../db/connect.ts'

export interface ImageRecord {
  id: string
  registryId: string
  itemId: string | null
  originalUrl: string
  alt: string
  source: string
  /** 'listed' images were found on the retailer's page and are fetched only when needed. */
  status: 'listed' | 'pending' | 'ready' | 'failed'
  contentHash: string | null
  isSelected: boolean
}

const COLUMNS = {
  id: 'id',
  registryId: 'registry_id',
  itemId: 'item_id',
  originalUrl: 'original_url',
  alt: 'alt',
  source: 'source',
  status: 'status',
  contentHash: 'content_hash',
  isSelected: 'is_selected',
}

/** Age in seconds after which a pending fetch is considered failed, because its workers crashed. */
const PENDING_S = 120
const FETCHING = `status = 'pending' and created_at > now() - make_interval(secs => ${PENDING_S})`

export async function findById(db: Db, id: string): Promise<ImageRecord | undefined> {
  return db('item_images').where({ id }).first(COLUMNS)
}

/** Returns an image of this registry that is ready or being fetched, by source URL or content hash. */
export async function findUsable(
  db: Db,
  registryId: string,
  by: { originalUrl: string } | { contentHash: string },
): Promise<ImageRecord | undefined> {
  const match =
    'originalUrl' in by ? { original_url: by.originalUrl } : { content_hash: by.contentHash }
  return (
    db('item_images')
      .where({ registry_id: registryId, ...match })
      .whereRaw(`(status = 'ready' or (${FETCHING}))`)
      // 'ready' sorts after 'pending', so descending order puts fetched images first.
      .orderBy([
        { column: 'status', order: 'desc' },
        { column: 'created_at', order: 'desc' },
      ])
      .first(COLUMNS)
  )
}

/** Lists an item's images, the selected one first, then in the order of the retailer's page. */
export async function listByItem(
  db: Db,
  { registryId, itemId }: { registryId: string; itemId: string },
): Promise<ImageRecord[]> {
  return db('item_images')
    .where({ registry_id: registryId, item_id: itemId })
    .orderBy([{ column: 'is_selected', order: 'desc' }, { column: 'position' }, { column: 'id' }])
    .select(COLUMNS)
}

export interface NewImage {
  id: string
  registryId: string
  originalUrl: string
  alt?: string
  source?: string
}

/** Inserts an image that a job will fetch. */
export async function insertPending(db: Db, image: NewImage): Promise<void> {
  await db('item_images').insert({
    id: image.id,
    registry_id: image.registryId,
    original_url: image.originalUrl,
    alt: image.alt ?? '',
    source: image.source ?? '',
  })
}

/** Inserts an owner's own photo. Only uploads have a path of ours as their source URL. */
export async function insertUploaded(
  db: Db,
  { id, registryId, contentHash }: { id: string; registryId: string; contentHash: string },
): Promise<void> {
  await db('item_images').insert({
    ...{ id, registry_id: registryId, original_url: imagePath(contentHash), source: 'upload' },
    ...{ status: 'ready', content_hash: contentHash },
  })
}

/** Restarts the day after which an upload without an item is removed. */
export async function restartAge(db: Db, id: string): Promise<void> {
  await db('item_images').where({ id, item_id: null }).update({ created_at: db.fn.now() })
}

/** Removes at most `limit` uploads without an item from before `before`; returns the hashes of their images. */
export async function removeUnattachedUploads(
  db: Db,
  before: Date,
  limit: number,
): Promise<string[]> {
  const loose = () =>
    db('item_images').whereNull('item_id').whereRaw("original_url like '/images/%'")
  const ids: string[] = await loose()
    .where('created_at', '<', before)
    .limit(limit)
    .forUpdate()
    .pluck('id')
  const rows: { content_hash: string }[] = await loose()
    .whereRaw('id = any(?::uuid[])', [ids])
    .delete()
    .returning('content_hash')
  return rows.map(({ content_hash }) => content_hash)
}

/** Removes all uploads of a registry; returns the hashes of their images. */
export async function removeUploads(db: Db, registryId: string): Promise<string[]> {
  const rows: { content_hash: string }[] = await db('item_images')
    .where({ registry_id: registryId })
    .whereRaw("original_url like '/images/%'")
    .delete()
    .returning('content_hash')
  return rows.map(({ content_hash }) => content_hash)
}

/** Marks an image as being fetched. Returns false if it is ready or already being fetched. */
export async function startFetching(db: Db, id: string): Promise<boolean> {
  const updated = await db('item_images')
    .where({ id })
    .whereRaw(`not (status = 'ready' or (${FETCHING}))`)
    .update({ status: 'pending', created_at: db.fn.now() })
  return updated === 1
}

/** Copies an image's row for another item of the same registry; both share the file. */
export async function copyFor(
  db: Db,
  copy: { id: string; sourceId: string; itemId: string },
): Promise<void> {
  await db.raw(
    `insert into item_images
       (id, registry_id, item_id, original_url, alt, source, status, content_hash, width, height)
     select ?, registry_id, ?, original_url, alt, source, status, content_hash, width, height
       from item_images where id = ?`,
    [copy.id, copy.itemId, copy.sourceId],
  )
}

/** Assigns an image without an item to one. Returns false if it was assigned concurrently. */
export async function assignToItem(db: Db, id: string, itemId: string): Promise<boolean> {
  const updated = await db('item_images')
    .where({ id })
    .whereNull('item_id')
    .update({ item_id: itemId })
  return updated === 1
}

/** Selects one of an item's images, or none. */
export async function select(db: Db, itemId: string, id: string | undefined): Promise<void> {
  await db('item_images')
    .where({ item_id: itemId, is_selected: true })
    .update({ is_selected: false })
  if (id) await db('item_images').where({ id }).update({ is_selected: true })
}
