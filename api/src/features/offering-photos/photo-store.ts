import type { Db } from '../../db/connect.ts'

export interface PhotoRecord {
  id: string
  status: 'pending' | 'ready' | 'failed'
}

/** A photo that can be shown. */
export interface ReadyPhoto {
  id: string
  /** SHA-256 of our own picture. */
  contentHash: string
}

/** One offering, as its photos know it. */
export interface OfferingKey {
  registryId: string
  offeringId: string
}

const SHOWN = { id: 'id', contentHash: 'content_hash' }
const inKey = ({ registryId, offeringId }: OfferingKey) => ({
  registry_id: registryId,
  offering_id: offeringId,
})

/** A photo that a worker has still to draw, with the bytes that came. */
export async function insertPending(db: Db, id: string, bytes: Uint8Array): Promise<void> {
  await db('offering_photos').insert({ id })
  await db('offering_photo_bytes').insert({ photo_id: id, bytes })
}

/** How many photos wait for a worker. */
export async function countWaiting(db: Db): Promise<number> {
  const row = await db('offering_photo_bytes').count({ count: '*' }).first()
  return Number(row?.count ?? 0)
}

export async function findById(db: Db, id: string): Promise<PhotoRecord | undefined> {
  return db('offering_photos').where({ id }).first('id', 'status')
}

/** Says that nobody waits for a photo any longer, and forgets what came; false when it is there after all. */
export async function giveUp(db: Db, id: string): Promise<boolean> {
  await db('offering_photo_bytes').where({ photo_id: id }).delete()
  const row = { id, status: 'pending' }
  return (await db('offering_photos').where(row).update({ status: 'failed' })) === 1
}

/** One photo as it can be shown; undefined while it cannot. */
export async function findShown(db: Db, id: string): Promise<ReadyPhoto | undefined> {
  return db('offering_photos').where({ id, status: 'ready' }).first(SHOWN)
}

/** The photos of offerings in their order, by offering. */
export async function listByOfferings(
  db: Db,
  offeringIds: readonly string[],
): Promise<Map<string, ReadyPhoto[]>> {
  const rows: (ReadyPhoto & { offeringId: string })[] = await db('offering_photos')
    // The same question for none as for many: how long it takes tells nobody whether there are any.
    .whereRaw('offering_id = any(?::uuid[])', [[...offeringIds]])
    .orderBy('position')
    .select({ ...SHOWN, offeringId: 'offering_id' })
  return Map.groupBy(rows, ({ offeringId }) => offeringId)
}

/**
 * Makes a photo that is loose, or this offering's already, its photo at a place; false for any
 * other: what one offering has no second can take.
 */
export async function attach(
  db: Db,
  { id, position }: { id: string; position: number },
  key: OfferingKey,
): Promise<boolean> {
  const attached = await db('offering_photos')
    .where({ id, status: 'ready' })
    .where(own => void own.whereNull('offering_id').orWhere(inKey(key)))
    .update({ ...inKey(key), position })
  return attached === 1
}

/** Forgets an offering's photos but those; gives the hashes of their pictures. */
export async function removeOthers(
  db: Db,
  key: OfferingKey,
  keptIds: readonly string[],
): Promise<string[]> {
  return removed(db, rows => rows.where(inKey(key)).whereNotIn('id', [...keptIds]))
}

/** Forgets the photos of these offerings; gives the hashes of their pictures. */
export async function removeByOfferings(db: Db, offeringIds: readonly string[]): Promise<string[]> {
  return removed(db, rows => rows.whereRaw('offering_id = any(?::uuid[])', [[...offeringIds]]))
}

/**
 * Removes at most `limit` photos that no offering took and that came before then; returns how many, and the
 * hashes of their images.
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
