import type { Availability } from '@registry/shared/contract/offerings/offering-schemas'
import { ACCEPTED_STATUSES, type OfferingStatus } from '@registry/shared/offerings/statuses'
import type { Knex } from 'knex'
import { qualified, toRow } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'

/** Details that the offerer enters and may change until the review. */
export interface OfferingDetails {
  itemName: string
  description: string
  detailedDescription: string | null
  category: string
  condition: string
  conditionNotes: string | null
  itemAge: string | null
  originalBrand: string | null
  quantity: number
  suitableAge: string
  offererName: string
  offererPhone: string | null
  personalMessage: string | null
  availability: Partial<Availability>
}

/** Status of an offering with the notes and flag of the owner. */
interface OfferingProgress {
  status: OfferingStatus
  adminNotes: string | null
  rejectReason: string | null
  flagReason: string | null
  thankYouNote: string | null
  reviewedAt: Date | null
  /** Null until a time and place are arranged. */
  pickupAt: Date | null
  pickupPlace: string | null
  /** Time at which the offerer marked it as handed over. */
  handedOverAt: Date | null
}

export interface Offering extends OfferingDetails, OfferingProgress {
  id: string
  registryId: string
  offererEmail: string
  createdAt: Date
}

type Changes = Partial<OfferingDetails & OfferingProgress> & { deletedAt?: Date }

const COLUMN_OF: Record<keyof Offering | 'deletedAt', string> = {
  id: 'id',
  registryId: 'registry_id',
  itemName: 'item_name',
  description: 'description',
  detailedDescription: 'detailed_description',
  category: 'category',
  condition: 'condition',
  conditionNotes: 'condition_notes',
  itemAge: 'item_age',
  originalBrand: 'original_brand',
  quantity: 'quantity',
  suitableAge: 'suitable_age',
  offererName: 'offerer_name',
  offererEmail: 'offerer_email',
  offererPhone: 'offerer_phone',
  personalMessage: 'personal_message',
  availability: 'availability',
  status: 'status',
  adminNotes: 'admin_notes',
  rejectReason: 'reject_reason',
  flagReason: 'flag_reason',
  thankYouNote: 'thank_you_note',
  reviewedAt: 'reviewed_at',
  pickupAt: 'pickup_at',
  pickupPlace: 'pickup_place',
  handedOverAt: 'handed_over_at',
  createdAt: 'created_at',
  deletedAt: 'deleted_at',
}

const { deletedAt: _, ...SHOWN } = COLUMN_OF
const COLUMNS = qualified('offerings', SHOWN)

/** Selects offerings that were not withdrawn. */
const present = (db: Db) => db('offerings').whereNull('offerings.deleted_at')

export type NewOffering = OfferingDetails & Pick<Offering, 'id' | 'registryId' | 'offererEmail'>

export async function insert(db: Db, offering: NewOffering, now: Date): Promise<void> {
  await db('offerings').insert({ ...toRow(COLUMN_OF, offering), created_at: now, updated_at: now })
}

export async function update(
  db: Db,
  { id, ...changes }: { id: string } & Changes,
  now: Date,
): Promise<void> {
  await db('offerings')
    .where({ id })
    .update({ ...toRow(COLUMN_OF, changes), updated_at: now })
}

/** Returns an offering of any registry; undefined once it was withdrawn. */
export async function findById(db: Db, id: string): Promise<Offering | undefined> {
  return present(db).where({ 'offerings.id': id }).first(COLUMNS)
}

/** Returns a withdrawn offering. */
export async function findWithdrawn(db: Db, id: string): Promise<Offering | undefined> {
  return db('offerings').where({ id }).whereNotNull('deleted_at').first(COLUMNS)
}

/** Returns an offering of this registry. */
export async function findOwn(
  db: Db,
  registryId: string,
  id: string,
): Promise<Offering | undefined> {
  const own = { 'offerings.id': id, 'offerings.registry_id': registryId }
  return present(db).where(own).first(COLUMNS)
}

/**
 * Returns an offering and locks it until the transaction ends, so that concurrent status changes see each
 * other.
 */
export async function lock(db: Db, id: string): Promise<Offering | undefined> {
  return present(db).where({ 'offerings.id': id }).forUpdate().first(COLUMNS)
}

export interface Page {
  limit: number
  offset: number
}

const newestFirst = (query: Knex.QueryBuilder, { limit, offset }: Page): Promise<Offering[]> =>
  query
    .orderBy('offerings.created_at', 'desc')
    .orderBy('offerings.id', 'desc')
    .limit(limit)
    .offset(offset)
    .select(COLUMNS)

async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const row = await query.count<{ count: string }[]>('* as count').first()
  return Number(row?.count ?? 0)
}

const listPage = async (query: Knex.QueryBuilder, page: Page) => {
  const [offerings, total] = await Promise.all([
    newestFirst(query.clone(), page),
    countOf(query.clone()),
  ])
  return { offerings, total }
}

/** Returns a page of a registry's offerings, newest first, and their total number. */
export function listByRegistry(
  db: Db,
  { registryId, statuses, ...page }: Page & { registryId: string; statuses?: OfferingStatus[] },
) {
  const query = present(db).where({ 'offerings.registry_id': registryId })
  return listPage(statuses ? query.whereIn('status', statuses) : query, page)
}

/** Returns a page of a registry's public offerings: accepted and not flagged. */
export function listPublic(db: Db, { registryId, ...page }: Page & { registryId: string }) {
  const query = present(db)
    .where({ 'offerings.registry_id': registryId })
    .whereIn('status', ACCEPTED_STATUSES)
    .whereNull('flag_reason')
  return listPage(query, page)
}

/** Offering with its registry. */
export interface OfferingWithRegistry extends Offering {
  registrySlug: string
  registryTitle: string
}

/** Maximum number of offerings per lookup. */
const BY_EMAIL_MAX = 100

/**
 * Lists the offerings made with an email address, newest first, on one or all open registries; optionally only
 * on registries that accept offerings.
 */
export async function listByEmail(
  db: Db,
  {
    email,
    registryId,
    onlyAccepting,
  }: { email: string; registryId?: string; onlyAccepting: boolean },
): Promise<OfferingWithRegistry[]> {
  const query = present(db)
    .join('registries', 'registries.id', 'offerings.registry_id')
    .whereRaw('lower(offerings.offerer_email) = lower(?)', [email])
    .whereNull('registries.closed_at')
  if (registryId !== undefined) query.where({ 'registries.id': registryId })
  if (onlyAccepting) query.where({ 'registries.gift_passing_enabled': true })
  return query
    .orderBy('offerings.created_at', 'desc')
    .orderBy('offerings.id', 'desc')
    .limit(BY_EMAIL_MAX)
    .select({ ...COLUMNS, registrySlug: 'registries.slug', registryTitle: 'registries.title' })
}

/** Counts the offerings of a registry by status. */
export async function countByStatus(
  db: Db,
  registryId: string,
): Promise<Partial<Record<OfferingStatus, number>>> {
  const rows: { status: OfferingStatus; count: string }[] = await present(db)
    .where({ registry_id: registryId })
    .groupBy('status')
    .select('status')
    .count('* as count')
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
}
