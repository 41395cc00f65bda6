import type { Db } from '../../db/connect.ts'
import { deleteBefore } from '../../db/delete-batch.ts'

/** Names with a content hash, of the file types that our builds have. */
const HASHED_NAME = /^[\w-][\w.-]{0,119}-[\w-]{8}\.(?:css|js|woff2)$/

/** Returns whether the name of a file of a web build contains a content hash, so that its content never changes. */
export const isHashedName = (name: string): boolean => HASHED_NAME.test(name)

/** Content of a hashed file of a web build. */
export interface ReleaseAsset {
  bytes: Buffer
  /** True when the bytes are compressed by Brotli. */
  isBrotli: boolean
}

/**
 * Returns which of these files are not stored, sorted by name, and notes that the others are in use, unless that was
 * noted within the last 12 hours. Rows that another copy of the api is noting are skipped, so that two starting copies never
 * wait for each other.
 */
export async function findMissing(db: Db, names: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `with noted as (
       update release_assets set stored_at = :now
        where name in (select name from release_assets
                        where name = any(:names) and stored_at < :now::timestamptz - interval '12 hours'
                          for update skip locked)
     )
     select name from unnest(:names::text[]) as own (name)
      where not exists (select from release_assets stored where stored.name = own.name)
      order by name`,
    { names, now },
  )
  return rows.map(({ name }) => name)
}

/**
 * Stores files; those already stored keep their bytes. In the order of `findMissing`, so that copies of the api that
 * store the same files wait for one another without a deadlock.
 */
export async function insert(
  db: Db,
  files: readonly ({ name: string } & ReleaseAsset)[],
  now: Date,
): Promise<void> {
  const rows = files.map(({ name, bytes, isBrotli }) => ({
    ...{ name, bytes, is_brotli: isBrotli, stored_at: now },
  }))
  await db('release_assets').insert(rows).onConflict('name').ignore()
}

export async function listNames(db: Db): Promise<string[]> {
  return db('release_assets').pluck('name')
}

export async function find(db: Db, name: string): Promise<ReleaseAsset | undefined> {
  return db('release_assets').where({ name }).first('bytes', { isBrotli: 'is_brotli' })
}

/** Deletes at most `limit` files that no running release has had since `before`; returns how many. */
export const deleteUnused = deleteBefore('release_assets', 'stored_at')
