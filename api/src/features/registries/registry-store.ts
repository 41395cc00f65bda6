import { AppError } from '@registry/shared/errors/app-error'
import type { ImageFacts } from '@registry/shared/images/image-file-names'
import { column, type RecordOf } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'
import { CHECKLIST_COLUMNS, type Checklist } from './checklist-store.ts'
import { isReservedSlug } from './reserved-slugs.ts'
import { slugFromName } from './slug-from-name.ts'

/** The steps of `checklist` are columns of their own, and `pictureFacts` is calculated. */
const COLUMNS = {
  id: column<string>('registries.id'),
  ownerId: column<string>('owner_id'),
  ownerName: column<string>('users.name'),
  name: column<string>('registries.name'),
  slug: column<string>('slug'),
  title: column<string>('title'),
  subtitle: column<string>('subtitle'),
  eventDate: column<string | null>('event_date'),
  paynowProxy: column<string | null>('paynow_proxy'),
  upiVpa: column<string | null>('upi_vpa'),
  wiseTag: column<string | null>('wise_tag'),
  paynowBankShows: column<string | null>('paynow_bank_shows'),
  upiBankShows: column<string | null>('upi_bank_shows'),
  wiseBankShows: column<string | null>('wise_bank_shows'),
  autoThankYouEnabled: column<boolean>('auto_thank_you_enabled'),
  giftPassingEnabled: column<boolean>('gift_passing_enabled'),
  /** Whether search engines may index it. */
  isListed: column<boolean>('is_listed'),
  /** Date of the celebration (2026-12-24) or month in which the baby is due (2026-12). */
  celebration: column<string | null>('celebration'),
  /** Content hash of the image in the header. */
  pictureHash: column<string | null>('picture_hash'),
  pictureAlt: column<string>('picture_alt'),
  /** Whether the exact title or name finds it. */
  isFoundByName: column<boolean>('is_found_by_name'),
  /** Counts changes of the registry and of its owner's name, roles and email status. */
  version: column<number>('version'),
  /** Counts changes of the payment accounts. */
  payeesVersion: column<number>('payees_version'),
  createdAt: column<Date>('registries.created_at'),
  updatedAt: column<Date>('registries.updated_at'),
}

/** Registry with its owner's name. Payment accounts are only for the owner and the payment endpoints. */
export interface Registry extends RecordOf<typeof COLUMNS> {
  pictureFacts: ImageFacts | null
  checklist: Checklist
}

export interface NewRegistry {
  id: string
  ownerId: string
  name: string
  title: string
  subtitle: string
  eventDate?: string
  giftPassingEnabled?: boolean
  /** Uses exactly this slug, even a reserved one; by default a slug is derived from the name. */
  slug?: string
  /** Slug that is not derived from the name. */
  reservedSlug?: string
}

type RegistryRow = Omit<Registry, 'checklist'> & RecordOf<typeof CHECKLIST_COLUMNS>

const PICTURE_FACTS = `json_build_object('width', images.width, 'height', images.height,
  'colour', images.colour, 'widths', images.widths)`

function toRegistry({ isTestPaid, isShared, isNotified, isDismissed, ...registry }: RegistryRow) {
  const checklist = {
    isTestPaid: isTestPaid !== null,
    isShared: isShared !== null,
    isNotified: isNotified !== null,
    isDismissed: isDismissed !== null,
  }
  return { ...registry, checklist }
}

/** Returns an open registry; closed ones are never found, and their slugs stay reserved. */
async function findWhere(db: Db, where: Record<string, string>): Promise<Registry | undefined> {
  const row: RegistryRow | undefined = await db('registries')
    .join('users', 'users.id', 'owner_id')
    .leftJoin('owner_checklists', 'owner_checklists.registry_id', 'registries.id')
    .leftJoin('images', 'images.hash', 'picture_hash')
    .where(where)
    .whereNull('registries.closed_at')
    .select(COLUMNS, CHECKLIST_COLUMNS)
    .first(db.raw(`case when images.hash is not null then ${PICTURE_FACTS} end as "pictureFacts"`))
  return row && toRegistry(row)
}

/** Returns the registry with this current slug. */
export const findBySlug = (db: Db, slug: string) => findWhere(db, { slug })

export const findById = (db: Db, id: string) => findWhere(db, { 'registries.id': id })

export const findByOwner = (db: Db, ownerId: string) => findWhere(db, { owner_id: ownerId })

/** Returns the current slug of the registry that had `formerSlug`. */
export async function findCurrentSlug(db: Db, formerSlug: string): Promise<string | undefined> {
  const row: { slug: string } | undefined = await db('registry_slugs')
    .join('registries', 'registries.id', 'registry_slugs.registry_id')
    .where({ 'registry_slugs.slug': formerSlug })
    .whereNull('registries.closed_at')
    .first('registries.slug')
  return row?.slug
}

/** Returns the registry with this current or former slug, since a configured slug may have changed. */
export async function findByAnySlug(db: Db, slug: string): Promise<Registry | undefined> {
  const registry = await findBySlug(db, slug)
  if (registry) return registry
  const present = await findCurrentSlug(db, slug)
  return present === undefined ? undefined : findBySlug(db, present)
}

/** Returns the used slugs that equal `base` or extend it with a hyphen. */
async function takenSlugs(db: Db, base: string): Promise<Set<string>> {
  const query = (table: string) =>
    db(table)
      .where({ slug: base })
      .orWhereLike('slug', `${base}-%`)
      .select<{ slug: string }[]>('slug')
  const rows = await query('registries').unionAll(query('registry_slugs'))
  return new Set(rows.map(row => row.slug))
}

async function freeSlug(db: Db, { name, reservedSlug }: NewRegistry): Promise<string> {
  const base = slugFromName(name)
  const taken = await takenSlugs(db, base)
  const isTaken = (slug: string) => taken.has(slug) || slug === reservedSlug || isReservedSlug(slug)
  let slug = base
  for (let n = 2; isTaken(slug); n += 1) slug = `${base}-${n}`
  return slug
}

/** Returns false if the slug was taken concurrently. */
async function insert(db: Db, registry: NewRegistry, slug: string): Promise<boolean> {
  const rows = await db('registries')
    .insert({
      id: registry.id,
      owner_id: registry.ownerId,
      name: registry.name,
      slug,
      title: registry.title,
      subtitle: registry.subtitle,
      event_date: registry.eventDate ?? null,
      gift_passing_enabled: registry.giftPassingEnabled ?? true,
    })
    .onConflict('slug')
    .ignore()
    .returning('id')
  return rows.length > 0
}

const NUMBERED_ATTEMPTS = 5

/** Returns a slug with the end of the registry's id, which is unique under any concurrency. */
const createUniqueSlug = ({ name, id }: NewRegistry) => `${slugFromName(name)}-${id.slice(-6)}`

/** Creates a registry with the given slug, or with a free one derived from its name. Throws SLUG_TAKEN. */
export async function create(db: Db, registry: NewRegistry): Promise<Registry> {
  const attempts = registry.slug === undefined ? NUMBERED_ATTEMPTS + 1 : 1
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const isLast = attempt === NUMBERED_ATTEMPTS
    // Sequential, because each attempt depends on which slugs are taken by then.
    const made = isLast ? createUniqueSlug(registry) : await freeSlug(db, registry)
    const slug = registry.slug ?? made
    if (await insert(db, registry, slug)) {
      const created = await findById(db, registry.id)
      if (created) return created
    }
  }
  throw new AppError('SLUG_TAKEN')
}
