import type { ImageFacts } from '@registry/shared/images/image-file-names'
import { cents } from '@registry/shared/money/money'
import type { Knex } from 'knex'
import type { Db } from '../../db/connect.ts'
import { joinSelectedImage } from '../items/join-selected-image.ts'
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
  /** Of the item's chosen picture, once it has been fetched. */
  imageHash: string | null
  picture: ImageFacts | null
}

interface GiftRow extends ContributionRow {
  item_name: string
  item_category: string
  item_price: number
  item_given: number
  item_deleted_at: Date | null
  image_hash: string | null
  picture: ImageFacts | null
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
    imageHash: row.image_hash,
    picture: row.picture,
  }
}

/** Contributions that count, with what they were given toward. */
const live = (db: Db) =>
  db('contributions as c')
    .join('items as i', join =>
      join.on('i.id', 'c.item_id').andOn('i.registry_id', 'c.registry_id'),
    )
    .whereNull('c.deleted_at')

const gifts = (db: Db) => joinSelectedImage(db, live(db).select(giftColumns))

/** A contribution that counts, whosever it is: for work that nobody asks for by an id of their own. */
export async function findContributionWithItem(db: Db, id: string): Promise<Gift | undefined> {
  const row: GiftRow | undefined = await gifts(db).where('c.id', id).first()
  return row && toGift(row)
}

/** A contribution to this registry; undefined for another's, as if it were not there. */
export async function findOwnContributionWithItem(
  db: Db,
  registryId: string,
  id: string,
): Promise<Gift | undefined> {
  const own = gifts(db).where({ 'c.registry_id': registryId, 'c.id': id })
  const row: GiftRow | undefined = await own.first()
  return row && toGift(row)
}

/** Whether the payment is still to be confirmed; both unless told. */
type Payment = 'open' | 'verified' | undefined

function ofRegistry(query: Knex.QueryBuilder, registryId: string, payment: Payment) {
  const own = query.where('c.registry_id', registryId)
  if (payment === 'open') return own.whereNull('c.payment_verified_at')
  return payment ? own.whereNotNull('c.payment_verified_at') : own
}

/** A part of what a registry was given, the newest first. */
export async function listContributionsWithItems(
  db: Db,
  registryId: string,
  { limit, offset, payment }: { limit: number; offset: number; payment?: Payment },
): Promise<Gift[]> {
  const rows: GiftRow[] = await ofRegistry(gifts(db), registryId, payment)
    .orderBy([
      { column: 'c.created_at', order: 'desc' },
      { column: 'c.id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)
  return rows.map(toGift)
}

/** How many there are. */
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
