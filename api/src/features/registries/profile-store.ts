import { AppError } from '@registry/shared/errors/app-error'
import { ERROR_CODES } from '@registry/shared/errors/error-codes'
import type { Db } from '../../db/connect.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { isReservedSlug } from './reserved-slugs.ts'

/** Texts of a registry's header and its visitor settings. */
export interface Header {
  title: string
  subtitle: string
  giftPassingEnabled: boolean
  isListed: boolean
}

/** Returns the error for a slug that another registry uses or used. */
export function createSlugTakenError(): AppError {
  return new AppError('SLUG_TAKEN', { fields: { registrySlug: ERROR_CODES.SLUG_TAKEN.message } })
}

/** Locks a registry until the transaction ends. Locks its owner first, in the order that all transactions use. */
export async function lock(db: Db, id: string): Promise<void> {
  const owner = db('registries').where({ id }).select('owner_id')
  await db('users').whereIn('id', owner).forNoKeyUpdate().select('id')
  await db('registries').where({ id }).forNoKeyUpdate().select('id')
}

const formerOfOthers = (db: Db, slug: string, id: string) =>
  db('registry_slugs')
    .where({ slug })
    // Includes slugs of deleted registries, which stay reserved.
    .whereRaw('registry_id is distinct from ?', [id])

/**
 * Returns whether a registry can use a slug: its own current and former slugs, and unused ones other than
 * `reservedSlug`.
 */
export async function isSlugFree(
  db: Db,
  { slug, id, reservedSlug }: { slug: string; id: string; reservedSlug?: string | undefined },
): Promise<boolean> {
  const present: { id: string } | undefined = await db('registries').where({ slug }).first('id')
  if (present) return present.id === id
  if (isReservedSlug(slug)) return false
  const former: { registry_id: string | null } | undefined = await db('registry_slugs')
    .where({ slug })
    .first('registry_id')
  // Slugs of deleted registries have no registry any more and stay reserved.
  return former ? former.registry_id === id : slug !== reservedSlug
}

async function setSlug(db: Db, { id, slug, at }: { id: string; slug: string; at: Date }) {
  const moved = await db('registries')
    .where({ id })
    .whereNotExists(formerOfOthers(db, slug, id))
    .update({ slug, updated_at: at })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? createSlugTakenError() : error
    })
  if (moved === 0) throw createSlugTakenError()
}

/**
 * Changes the slug of a locked registry; the former one redirects and stays reserved. Throws SLUG_TAKEN if
 * another registry took the slug meanwhile; the transaction must then be rolled back.
 */
export async function changeSlug(
  db: Db,
  { id, from, to, at }: { id: string; from: string; to: string; at: Date },
): Promise<void> {
  await setSlug(db, { id, slug: to, at })
  await db('registry_slugs').where({ slug: to, registry_id: id }).delete()
  await db('registry_slugs').insert({ slug: from, registry_id: id, created_at: at })
}

/**
 * Adds 1 to a version of a registry if it is still `version`, in one statement. Returns false after another write;
 * without a version there is nothing to compare.
 */
export async function claimVersion(
  db: Db,
  id: string,
  { column, version }: { column: 'version' | 'payees_version'; version: number | undefined },
): Promise<boolean> {
  if (version === undefined) return true
  const claimed = await db('registries')
    .where({ id, [column]: version })
    .update({ [column]: version + 1 })
  return claimed > 0
}

export async function setHeader(db: Db, id: string, header: Header, at: Date): Promise<void> {
  await db('registries').where({ id }).update({
    title: header.title,
    subtitle: header.subtitle,
    gift_passing_enabled: header.giftPassingEnabled,
    is_listed: header.isListed,
    updated_at: at,
  })
}
