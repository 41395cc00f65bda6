import type { PictureFacts } from '@registry/shared/images/picture-files'
import type { Db } from '../../db/connect.ts'

export interface PhotoRecord {
  id: string
  status: 'pending' | 'ready' | 'failed'
  /** SHA-256 of our own picture, once a worker has drawn it. */
  contentHash: string | null
}

/** A photo that can be shown. */
export interface ShownPhoto {
  id: string
  contentHash: string
  picture: PictureFacts
}

/** One offering, as its photos know it. */
export interface OfferingKey {
  registryId: string
  offeringId: string
}

const COLUMNS = { id: 'id', status: 'status', contentHash: 'content_hash' }
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
  return db('offering_photos').where({ id }).first(COLUMNS)
}

/** Says that nobody waits for a photo any longer, and forgets what came; false when it is there after all. */
export async function giveUp(db: Db, id: string): Promise<boolean> {
  await db('offering_photo_bytes').where({ photo_id: id }).delete()
  const row = { id, status: 'pending' }
  return (await db('offering_photos').where(row).update({ status: 'failed' })) === 1
}

interface PhotoRow extends PictureFacts {
  id: string
  content_hash: string
  offering_id: string
}

const shown = (db: Db) =>
  db('offering_photos')
    .join('images', 'images.hash', 'offering_photos.content_hash')
    .where({ status: 'ready' })
    .select<PhotoRow[]>('id', 'content_hash', 'offering_id', 'width', 'height', 'colour', 'widths')

const toShown = ({ id, content_hash, width, height, colour, widths }: PhotoRow): ShownPhoto => ({
  id,
  contentHash: content_hash,
  picture: { width, height, colour, widths },
})

/** One photo with what a page must know to draw it; undefined while it cannot be shown. */
export async function findShown(db: Db, id: string): Promise<ShownPhoto | undefined> {
  const [row] = await shown(db).where({ id })
  return row && toShown(row)
}

/** The photos of offerings in their order, by offering. */
export async function listByOfferings(
  db: Db,
  offeringIds: readonly string[],
): Promise<Map<string, ShownPhoto[]>> {
  const rows = await shown(db)
    .whereIn('offering_id', [...offeringIds])
    .orderBy('position')
  const photos = new Map<string, ShownPhoto[]>()
  for (const row of rows) {
    photos.set(row.offering_id, [...(photos.get(row.offering_id) ?? []), toShown(row)])
  }
  return photos
}

/**
 * Makes a photo that is loose, or this offering's already, its photo at a place; gives the picture's
 * hash. Undefined for any other: what one offering has no second can take.
 */
export async function attach(
  db: Db,
  { id, position }: { id: string; position: number },
  key: OfferingKey,
): Promise<string | undefined> {
  const [row]: { content_hash: string }[] = await db('offering_photos')
    .where({ id, status: 'ready' })
    .where(own => own.whereNull('offering_id').orWhere(inKey(key)))
    .update({ ...inKey(key), position })
    .returning('content_hash')
  return row?.content_hash
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
  return removed(db, rows => rows.whereIn('offering_id', [...offeringIds]))
}

/** Forgets every photo of a registry; gives the hashes of their pictures. */
export async function removeByRegistry(db: Db, registryId: string): Promise<string[]> {
  return removed(db, rows => rows.where({ registry_id: registryId }))
}

/** Forgets photos that no offering took and that came before then; gives the hashes of their pictures. */
export async function removeLoose(db: Db, before: Date): Promise<string[]> {
  return removed(db, rows => rows.whereNull('offering_id').where('created_at', '<', before))
}

type Rows = ReturnType<Db>

async function removed(db: Db, which: (rows: Rows) => Rows): Promise<string[]> {
  const rows: { content_hash: string | null }[] = await which(db('offering_photos'))
    .delete()
    .returning('content_hash')
  return rows.flatMap(({ content_hash }) => content_hash ?? [])
}
