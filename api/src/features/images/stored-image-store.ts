import type { StoredImage } from '@registry/shared/image-files/store-image'
import type { Db } from '../../db/connect.ts'
import { deleteBatch } from '../../db/delete-batch.ts'
import { inRange, type KeyRange } from '../../db/key-range.ts'

/** Stores the metadata of an image file. */
export async function insert(db: Db, image: StoredImage): Promise<void> {
  const { hash, width, height, colour, widths } = image
  await db('images').insert({ hash, width, height, colour, widths }).onConflict('hash').ignore()
}

/** Marks an image as used, which protects it from removal for another month. */
export async function markUsed(db: Db, hash: string): Promise<void> {
  await db('images').where({ hash }).update({ unused_since: null })
}

/** Returns the stored widths of images by hash. */
export async function listWidths(db: Db, hashes: string[]): Promise<Map<string, number[]>> {
  const rows: { hash: string; widths: number[] }[] = await db('images')
    .whereIn('hash', hashes)
    .select('hash', 'widths')
  return new Map(rows.map(({ hash, widths }) => [hash, widths]))
}

/** Returns whether an image's smaller sizes have not been created. */
export async function isMissingSizes(db: Db, hash: string): Promise<boolean> {
  const row = await db('images').where({ hash, widths: '{}' }).first('hash')
  return row !== undefined
}

/** Lists images of a range that items or headers show and that have no smaller sizes. */
export async function listMissingSizes(db: Db, range: KeyRange, atMost: number): Promise<string[]> {
  return db('images')
    .modify(inRange, 'hash', range)
    .where({ widths: '{}' })
    .where(
      shown =>
        void shown
          .whereExists(itemReferences(db).where({ is_selected: true }))
          .orWhereExists(headerReferences(db)),
    )
    .limit(atMost)
    .pluck('hash')
}

/**
 * Updates which images of a range are unused and since when. Images of deleted items count as used, because
 * contributions may refer to them.
 */
export async function updateUnusedSince(db: Db, range: KeyRange, now: Date): Promise<void> {
  await db('images')
    .modify(inRange, 'hash', range)
    .whereNotNull('unused_since')
    .where(
      used =>
        void used
          .whereExists(itemReferences(db))
          .orWhereExists(photoReferences(db))
          .orWhereExists(headerReferences(db)),
    )
    .update({ unused_since: null })
  await db('images')
    .modify(inRange, 'hash', range)
    .whereNull('unused_since')
    .whereNotExists(itemReferences(db))
    .whereNotExists(photoReferences(db))
    .whereNotExists(headerReferences(db))
    .update({ unused_since: now })
}

/**
 * Removes images of a range that have been unused since before `since`; returns their hashes. Run it in a
 * transaction.
 */
export async function removeUnused(db: Db, range: KeyRange, since: Date): Promise<string[]> {
  const hashes: string[] = await db('images')
    .modify(inRange, 'hash', range)
    .where('unused_since', '<', since)
    .whereNotExists(itemReferences(db))
    .whereNotExists(photoReferences(db))
    .whereNotExists(headerReferences(db))
    .forUpdate()
    .pluck('hash')
  await db('item_images').whereIn('content_hash', hashes).whereNull('item_id').delete()
  await db('images').whereIn('hash', hashes).delete()
  return hashes
}

/**
 * Locks the files of an image until the end of the transaction. The scraper shares this lock while it stores an image
 * with its row and its reference, in scraper/src/images/with-image-lock.ts.
 */
export async function lockFiles(trx: Db, hash: string): Promise<void> {
  // Longer than the requests to the image store together, each of which ends after 10 s.
  await trx.raw(`set local idle_in_transaction_session_timeout = '5min'`)
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [hash])
}

/** Returns whether an image has a row. */
export async function isStored(db: Db, hash: string): Promise<boolean> {
  return (await db('images').where({ hash }).first('hash')) !== undefined
}

/** Removes an image that no item, photo or header refers to. Returns true if it no longer exists. Lock its files first. */
export async function removeIfUnreferenced(db: Db, hash: string): Promise<boolean> {
  const listed = db('item_images').whereRaw('item_images.content_hash = images.hash')
  await db('images')
    .where({ hash })
    .whereNotExists(listed)
    .whereNotExists(photoReferences(db))
    .whereNotExists(headerReferences(db))
    .delete()
  return !(await isStored(db, hash))
}

/** Removes at most `limit` never-fetched images without an item; returns how many. */
export function removeNeverFetched(db: Db, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'item_images', limit }, rows =>
    rows.where('created_at', '<', before).whereNull('item_id').whereNull('content_hash'),
  )
}

function itemReferences(db: Db) {
  return db('item_images')
    .whereRaw('item_images.content_hash = images.hash')
    .whereNotNull('item_images.item_id')
}

/** Photos of offerings, also unattached ones, which have their own cleanup job. */
function photoReferences(db: Db) {
  return db('offering_photos').whereRaw('offering_photos.content_hash = images.hash')
}

/** Images in the headers of registries. */
function headerReferences(db: Db) {
  return db('registries').whereRaw('registries.picture_hash = images.hash')
}
