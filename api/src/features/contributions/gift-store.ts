import { cents } from '@registry/shared/money/money'
import type { Db } from '../../db/connect.ts'
import {
  type Contribution,
  type ContributionRow,
  contributionColumns,
  toContribution,
} from './contribution-store.ts'

/** A contribution with what it was given toward; that may be off the registry by now. */
export interface Gift extends Contribution {
  itemName: string
  itemCategory: string
  itemPriceCents: ReturnType<typeof cents>
  itemGivenCents: ReturnType<typeof cents>
  isItemRemoved: boolean
}

interface GiftRow extends ContributionRow {
  item_name: string
  item_category: string
  item_price: number
  item_given: number
  item_deleted_at: Date | null
}

const giftColumns = [
  ...contributionColumns.map(column => `c.${column}`),
  'i.product_name as item_name',
  'i.category as item_category',
  'i.total_price_cents as item_price',
  'i.amount_contributed_cents as item_given',
  'i.deleted_at as item_deleted_at',
]

function toGift(row: GiftRow): Gift {
  return {
    ...toContribution(row),
    itemName: row.item_name,
    itemCategory: row.item_category,
    itemPriceCents: cents(row.item_price),
    itemGivenCents: cents(row.item_given),
    isItemRemoved: row.item_deleted_at !== null,
  }
}

const live = (db: Db) =>
  db('contributions as c')
    .join('items as i', join =>
      join.on('i.id', 'c.item_id').andOn('i.registry_id', 'c.registry_id'),
    )
    .whereNull('c.deleted_at')

/** A contribution that counts, whosever it is: for work that nobody asks for by an id of their own. */
export async function findGift(db: Db, id: string): Promise<Gift | undefined> {
  const row: GiftRow | undefined = await live(db).where('c.id', id).first(giftColumns)
  return row && toGift(row)
}

/** A contribution to this registry; undefined for another's, as if it were not there. */
export async function findOwnGift(
  db: Db,
  registryId: string,
  id: string,
): Promise<Gift | undefined> {
  const own = live(db).where({ 'c.registry_id': registryId, 'c.id': id })
  const row: GiftRow | undefined = await own.first(giftColumns)
  return row && toGift(row)
}

/** A part of what a registry was given, the newest first. */
export async function listGifts(
  db: Db,
  registryId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Gift[]> {
  const rows: GiftRow[] = await live(db)
    .where('c.registry_id', registryId)
    .orderBy([
      { column: 'c.created_at', order: 'desc' },
      { column: 'c.id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)
    .select(giftColumns)
  return rows.map(toGift)
}
