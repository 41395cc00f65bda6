import { AppError } from '@registry/shared/errors/app-error'
import type { ImageFacts } from '@registry/shared/images/image-file-names'
import type { Db } from '../../db/connect.ts'
import type { Checklist } from './checklist-store.ts'
import { isReservedSlug } from './reserved-slugs.ts'
import { slugFromName } from './slug-from-name.ts'

/** Registry with its owner's name. Payment accounts are only for the owner and the payment endpoints. */
export interface Registry {
  id: string
  ownerId: string
  ownerName: string
  name: string
  slug: string
  title: string
  subtitle: string
  eventDate: string | null
  paynowProxy: string | null
  upiVpa: string | null
  wiseTag: string | null
  paynowBankShows: string | null
  upiBankShows: string | null
  wiseBankShows: string | null
  autoThankYouEnabled: boolean
  giftPassingEnabled: boolean
  /** Whether search engines may index it. */
  isListed: boolean
  /** Date of the celebration (2026-12-24) or month in which the baby is due (2026-12). */
  celebration: string | null
  /** Content hash of the image in the header. */
  pictureHash: string | null
  pictureAlt: string
  /** Whether the exact title or name finds it. */
  isFoundByName: boolean
  pictureFacts: ImageFacts | null
  /** Counts changes of the registry and of its owner's name, roles and email status. */
  version: number
  /** Counts changes of the payment accounts. */
  payeesVersion: number
  checklist: Checklist
  createdAt: Date
  updatedAt: Date
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
}

interface RegistryRow {
  id: string
  owner_id: string
  owner_name: string
  name: string
  slug: string
  title: string
  subtitle: string
  event_date: string | null
  paynow_proxy: string | null
  upi_vpa: string | null
  wise_tag: string | null
  paynow_bank_shows: string | null
  upi_bank_shows: string | null
  wise_bank_shows: string | null
  auto_thank_you_enabled: boolean
  gift_passing_enabled: boolean
  is_listed: boolean
  test_paid_at: Date | null
  shared_at: Date | null
  notified_at: Date | null
  dismissed_at: Date | null
  celebration: string | null
  picture_hash: string | null
  picture_alt: string
  is_found_by_name: boolean
  picture_facts: ImageFacts | null
  version: number
  payees_version: number
  created_at: Date
  updated_at: Date
}

const COLUMNS = [
  'registries.id',
  'owner_id',
  'users.name as owner_name',
  'registries.name',
  'slug',
  'title',
  'subtitle',
  'event_date',
  'paynow_proxy',
  'upi_vpa',
  'wise_tag',
  'paynow_bank_shows',
  'upi_bank_shows',
  'wise_bank_shows',
  'auto_thank_you_enabled',
  'gift_passing_enabled',
  'is_listed',
  'test_paid_at',
  'shared_at',
  'notified_at',
  'dismissed_at',
  'celebration',
  'picture_hash',
  'picture_alt',
  'is_found_by_name',
  'version',
  'payees_version',
  'registries.created_at',
  'registries.updated_at',
]

const PICTURE_FACTS = `json_build_object('width', images.width, 'height', images.height,
  'colour', images.colour, 'widths', images.widths)`

function toRegistry(row: RegistryRow): Registry {
  return {
    id: row.id,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    name: row.name,
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    eventDate: row.event_date,
    paynowProxy: row.paynow_proxy,
    upiVpa: row.upi_vpa,
    wiseTag: row.wise_tag,
    paynowBankShows: row.paynow_bank_shows,
    upiBankShows: row.upi_bank_shows,
    wiseBankShows: row.wise_bank_shows,
    autoThankYouEnabled: row.auto_thank_you_enabled,
    giftPassingEnabled: row.gift_passing_enabled,
    isListed: row.is_listed,
    checklist: {
      isTestPaid: row.test_paid_at !== null,
      isShared: row.shared_at !== null,
      isNotified: row.notified_at !== null,
      isDismissed: row.dismissed_at !== null,
    },
    celebration: row.celebration,
    pictureHash: row.picture_hash,
    pictureAlt: row.picture_alt,
    isFoundByName: row.is_found_by_name,
    pictureFacts: row.picture_facts,
    version: row.version,
    payeesVersion: row.payees_version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** Returns an open registry; closed ones are never found, and their slugs stay reserved. */
async function findWhere(db: Db, where: Record<string, string>): Promise<Registry | undefined> {
  const row: RegistryRow | undefined = await db('registries')
    .join('users', 'users.id', 'owner_id')
    .leftJoin('owner_checklists', 'owner_checklists.registry_id', 'registries.id')
    .leftJoin('images', 'images.hash', 'picture_hash')
    .where(where)
    .whereNull('registries.closed_at')
    .first(
      ...COLUMNS,
      db.raw(`case when images.hash is not null then ${PICTURE_FACTS} end as picture_facts`),
    )
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

/** Columns of a registry that a contribution needs. */
export interface ContributedRegistry {
  id: string
  autoThankYouEnabled: boolean
}

/** Returns the registry with this current or former slug, with the columns that a contribution needs. */
export async function findForContribution(
  db: Db,
  slug: string,
): Promise<ContributedRegistry | undefined> {
  const row: ContributedRegistry | undefined = await db('registries')
    .where({ slug })
    .whereNull('closed_at')
    // Named: PostgreSQL keeps its plan.
    .options({ name: 'registry-for-contribution' })
    .first({ id: 'id', autoThankYouEnabled: 'auto_thank_you_enabled' })
  return row ?? findByAnySlug(db, slug)
}

/** Returns the used slugs that equal `base` or extend it with a hyphen. */
async function takenSlugs(db: Db, base: string): Promise<Set<string>> {
  const query = (table: string) =>
    db(table)
      .where({ slug: base })
      .orWhereLike('slug', `${base}-%`)
      .select<{ slug: string }[]>('slug')
  const rows = await Promise.all([query('registries'), query('registry_slugs')])
  return new Set(rows.flat().map(row => row.slug))
}

async function freeSlug(db: Db, name: string): Promise<string> {
  const base = slugFromName(name)
  const taken = await takenSlugs(db, base)
  let slug = base
  for (let n = 2; taken.has(slug) || isReservedSlug(slug); n += 1) slug = `${base}-${n}`
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
    const made = isLast ? createUniqueSlug(registry) : await freeSlug(db, registry.name)
    const slug = registry.slug ?? made
    if (await insert(db, registry, slug)) {
      const created = await findById(db, registry.id)
      if (created) return created
    }
  }
  throw new AppError('SLUG_TAKEN')
}
