import type { KeptPicture } from '@registry/shared/pictures/keep-picture'
import type { Db } from '../../db/connect.ts'

/** Writes down what a kept picture is. */
export async function insert(db: Db, picture: KeptPicture): Promise<void> {
  const { hash, width, height, colour, widths } = picture
  await db('images').insert({ hash, width, height, colour, widths }).onConflict('hash').ignore()
}

/** Somebody is looking at this picture: it stays for a month more, whatever becomes of it. */
export async function markUsed(db: Db, hash: string): Promise<void> {
  await db('images').where({ hash }).update({ unused_since: null })
}

/** The widths of kept pictures, by hash. */
export async function listWidths(db: Db, hashes: string[]): Promise<Map<string, number[]>> {
  const rows: { hash: string; widths: number[] }[] = await db('images')
    .whereIn('hash', hashes)
    .select('hash', 'widths')
  return new Map(rows.map(({ hash, widths }) => [hash, widths]))
}

/** Whether a picture's smaller files are still to be made. */
export async function isNarrow(db: Db, hash: string): Promise<boolean> {
  const row = await db('images').where({ hash, widths: '{}' }).first('hash')
  return row !== undefined
}

/** Pictures that items show and whose smaller files are not there. */
export async function listNarrow(db: Db, atMost: number): Promise<string[]> {
  return db('images')
    .where({ widths: '{}' })
    .whereExists(shownByItems(db).where({ is_selected: true }))
    .limit(atMost)
    .pluck('hash')
}

/**
 * Writes down which pictures nothing has, and since when. An item keeps its pictures also when it
 * was taken off the registry: what took money does not lose its face.
 */
export async function noteUnused(db: Db, now: Date): Promise<void> {
  await db('images')
    .whereNotNull('unused_since')
    .where(used => void used.whereExists(shownByItems(db)).orWhereExists(photosWith(db)))
    .update({ unused_since: null })
  await db('images')
    .whereNull('unused_since')
    .whereNotExists(shownByItems(db))
    .whereNotExists(photosWith(db))
    .update({ unused_since: now })
}

/** Forgets pictures that nothing has had since then; gives their hashes, whose files may go. */
export async function removeUnused(db: Db, since: Date): Promise<string[]> {
  return db.transaction(async trx => {
    const hashes: string[] = await trx('images')
      .where('unused_since', '<', since)
      .whereNotExists(shownByItems(trx))
      .whereNotExists(photosWith(trx))
      .forUpdate()
      .pluck('hash')
    await trx('item_images').whereIn('content_hash', hashes).whereNull('item_id').delete()
    await trx('images').whereIn('hash', hashes).delete()
    return hashes
  })
}

/** Forgets a picture that nothing has, not even to choose from; true when it is gone, now or before. */
export async function removeUnshown(db: Db, hash: string): Promise<boolean> {
  const listed = db('item_images').whereRaw('item_images.content_hash = images.hash')
  await db('images').where({ hash }).whereNotExists(listed).whereNotExists(photosWith(db)).delete()
  return (await db('images').where({ hash }).first('hash')) === undefined
}

/** Forgets what was fetched for nobody and never came, so long ago that nobody waits. */
export async function removeNeverFetched(db: Db, since: Date): Promise<void> {
  await db('item_images')
    .where('created_at', '<', since)
    .whereNull('item_id')
    .whereNull('content_hash')
    .delete()
}

function shownByItems(db: Db) {
  return db('item_images')
    .whereRaw('item_images.content_hash = images.hash')
    .whereNotNull('item_images.item_id')
}

/** Photos of offerings, also those that no offering has taken yet: they go by themselves. */
function photosWith(db: Db) {
  return db('offering_photos').whereRaw('offering_photos.content_hash = images.hash')
}
