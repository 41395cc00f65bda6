import type { ImageFacts } from '@registry/shared/images/image-file-names'
import { cents } from '@registry/shared/money/money'
import type { Knex } from 'knex'
import type { Db } from '../../db/connect.ts'
import { joinSelectedImage } from '../images/join-selected-image.ts'
import {
  type Contribution,
  type ContributionRow,
  contributionColumns,
  toContribution,
} from './contribution-store.ts'

/** Contribution with its item, which may have been deleted since. */
export interface ContributionWithItem extends Contribution {
  itemName: string
  itemCategory: string
  itemPriceCents: ReturnType<typeof cents>
  itemContributedCents: ReturnType<typeof cents>
  /** Sum of the item's unverified contributions; 0 where it is not selected. */
  itemPromisedCents: ReturnType<typeof cents>
  isItemRemoved: boolean
  /** Hash of the item's selected image, once it has been fetched. */
  imageHash: string | null
  picture: ImageFacts | null
}

interface ContributionWithItemRow extends ContributionRow {
  item_name: string
  item_category: string
  item_price: number
  item_contributed: number
  item_promised?: number
  item_deleted_at: Date | null
  image_hash: string | null
  picture: ImageFacts | null
}

const columns = [
  ...contributionColumns.map(column => `c.${column}`),
  'i.product_name as item_name',
  'i.category as item_category',
  'i.total_price_cents as item_price',
  'i.amount_contributed_cents as item_contributed',
  'i.deleted_at as item_deleted_at',
]

function toContributionWithItem(row: ContributionWithItemRow): ContributionWithItem {
  return {
    ...toContribution(row),
    itemName: row.item_name,
    itemCategory: row.item_category,
    itemPriceCents: cents(row.item_price),
    itemContributedCents: cents(row.item_contributed),
    itemPromisedCents: cents(row.item_promised ?? 0),
    isItemRemoved: row.item_deleted_at !== null,
    imageHash: row.image_hash,
    picture: row.picture,
  }
}

/** Selects contributions that were not voided, with their items. */
const live = (db: Db) =>
  db('contributions as c')
    .join('items as i', join =>
      join.on('i.id', 'c.item_id').andOn('i.registry_id', 'c.registry_id'),
    )
    .whereNull('c.deleted_at')

const contributionsWithItems = (db: Db) => joinSelectedImage(db, live(db).select(columns))

/** Sum of the unverified contributions to the item of a row. */
const promisedSum = (db: Db) =>
  db.raw(`(select coalesce(sum(p.amount_cents), 0)::int from contributions p
            where p.registry_id = i.registry_id and p.item_id = i.id
              and p.deleted_at is null and p.payment_verified_at is null) as item_promised`)

/**
 * Returns a contribution of any registry unless it was voided. For background jobs only; requests use
 * `findOwnContributionWithItem`.
 */
export async function findContributionWithItem(
  db: Db,
  id: string,
): Promise<ContributionWithItem | undefined> {
  const row: ContributionWithItemRow | undefined = await contributionsWithItems(db)
    .where('c.id', id)
    .first()
  return row && toContributionWithItem(row)
}

/** Returns a contribution of this registry; undefined for one of another registry. */
export async function findOwnContributionWithItem(
  db: Db,
  registryId: string,
  id: string,
): Promise<ContributionWithItem | undefined> {
  const own = contributionsWithItems(db)
    .select(promisedSum(db))
    .where({ 'c.registry_id': registryId, 'c.id': id })
  const row: ContributionWithItemRow | undefined = await own.first()
  return row && toContributionWithItem(row)
}

/** Filter by payment status; undefined selects both. */
type Payment = 'open' | 'verified' | undefined

interface ContributionPage {
  limit: number
  offset: number
  payment?: Payment
  withPromised?: boolean
}

function ofRegistry(query: Knex.QueryBuilder, registryId: string, payment: Payment) {
  const own = query.where('c.registry_id', registryId)
  if (payment === 'open') return own.whereNull('c.payment_verified_at')
  return payment ? own.whereNotNull('c.payment_verified_at') : own
}

/**
 * Returns a page of a registry's contributions, newest first; `withPromised` with the sums of promises, which a long
 * page would take too long to add up.
 */
export async function listContributionsWithItems(
  db: Db,
  registryId: string,
  { limit, offset, payment, withPromised = false }: ContributionPage,
): Promise<ContributionWithItem[]> {
  const all = contributionsWithItems(db)
  if (withPromised) all.select(promisedSum(db))
  const rows: ContributionWithItemRow[] = await ofRegistry(all, registryId, payment)
    .orderBy([
      { column: 'c.created_at', order: 'desc' },
      { column: 'c.id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)
  return rows.map(toContributionWithItem)
}

export async function countContributions(
  db: Db,
  registryId: string,
  { payment }: { payment?: Payment },
): Promise<number> {
  const [row]: { count: number }[] = await ofRegistry(live(db), registryId, payment).select(
    db.raw('count(*)::int as count'),
  )
  return row?.count ?? 0
}
