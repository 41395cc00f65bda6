import type { Db } from '../../db/connect.ts'

export interface PhotoRecord {
  id: string
  status: 'pending' | 'ready' | 'failed'
}

/** Photo that has been processed. */
export interface ReadyPhoto {
  id: string
  /** SHA-256 of the re-encoded image. */
  contentHash: string
}

/** Identifies an offering in the photo table. */
export interface OfferingRef {
  registryId: string
  offeringId: string
}

const SHOWN = { id: 'id', contentHash: 'content_hash' }
const ofOffering = ({ registryId, offeringId }: OfferingRef) => ({
  registry_id: registryId,
  offering_id: offeringId,
})

/** Inserts a photo with the uploaded bytes, which a worker will re-encode. */
export async function insertPending(db: Db, id: string, bytes: Uint8Array): Promise<void> {
  await db('offering_photos').insert({ id })
  await db('offering_photo_bytes').insert({ photo_id: id, bytes })
}

/** Counts photos that wait for a worker. */
export async function countWaiting(db: Db): Promise<number> {
  const row = await db('offering_photo_bytes').count({ count: '*' }).first()
  return Number(row?.count ?? 0)
}

export async function findById(db: Db, id: string): Promise<PhotoRecord | undefined> {
  return db('offering_photos').where({ id }).first('id', 'status')
}

/** Marks a pending photo as failed and deletes the uploaded bytes. Returns false if it was processed meanwhile. */
export async function markFailed(db: Db, id: string): Promise<boolean> {
  await db('offering_photo_bytes').where({ photo_id: id }).delete()
  const row = { id, status: 'pending' }
  return (await db('offering_photos').where(row).update({ status: 'failed' })) === 1
}

/** Returns a processed photo; undefined while it is pending. */
export async function findReady(db: Db, id: string): Promise<ReadyPhoto | undefined> {
  return db('offering_photos').where({ id, status: 'ready' }).first(SHOWN)
}

/** Returns the ordered photos of offerings by offering. */
export async function listByOfferings(
  db: Db,
  offeringIds: readonly string[],
): Promise<Map<string, ReadyPhoto[]>> {
  const rows: (ReadyPhoto & { offeringId: string })[] = await db('offering_photos')
    // Also runs for an empty list, so that the response time does not reveal whether there are offerings.
    .whereRaw('offering_id = any(?::uuid[])', [[...offeringIds]])
    .orderBy('position')
    .select({ ...SHOWN, offeringId: 'offering_id' })
  return Map.groupBy(rows, ({ offeringId }) => offeringId)
}

/** Sets a photo's offering and position. Returns false if it belongs to another offering or is not ready. */
export async function attach(
  db: Db,
  { id, position }: { id: string; position: number },
  key: OfferingRef,
): Promise<boolean> {
  const attached = await db('offering_photos')
    .where({ id, status: 'ready' })
    .where(own => void own.whereNull('offering_id').orWhere(ofOffering(key)))
    .update({ ...ofOffering(key), position })
  return attached === 1
}

/** Deletes an unattached photo, after its image was given to something else. */
export async function removeRow(db: Db, id: string): Promise<void> {
  await db('offering_photos').where({ id }).whereNull('offering_id').delete()
}

/** Deletes an offering's photos except these; returns the hashes of their images. */
export async function removeOthers(
  db: Db,
  key: OfferingRef,
  keptIds: readonly string[],
): Promise<string[]> {
  return removed(db, rows => rows.where(ofOffering(key)).whereNotIn('id', [...keptIds]))
}

/** Deletes the photos of these offerings; returns the hashes of their images. */
export async function removeByOfferings(db: Db, offeringIds: readonly string[]): Promise<string[]> {
  return removed(db, rows => rows.whereRaw('offering_id = any(?::uuid[])', [[...offeringIds]]))
}

/**
 * Removes at most `limit` unattached photos uploaded before `before`; returns their number and the hashes of
 * their images.
 */
export async function removeUnattached(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ count: number; hashes: string[] }> {
  const ids: string[] = await db('offering_photos')
    .whereNull('offering_id')
    .where('created_at', '<', before)
    .limit(limit)
    .forUpdate()
    .pluck('id')
  const hashes = await removed(db, rows => rows.whereRaw('id = any(?::uuid[])', [ids]))
  return { count: ids.length, hashes }
}

type Rows = ReturnType<Db>

async function removed(db: Db, which: (rows: Rows) => Rows): Promise<string[]> {
  const rows: { content_hash: string | null }[] = await which(db('offering_photos'))
    .delete()
    .returning('content_hash')
  return rows.flatMap(({ content_hash }) => content_hash ?? [])
}
