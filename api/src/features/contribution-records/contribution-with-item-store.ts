import type { ImageFacts } from '@registry/shared/images/image-file-names'
import type { Cents } from '@registry/shared/money/money'
import type { Knex } from 'knex'
import { qualified } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'
import { joinSelectedImage } from '../images/join-selected-image.ts'
import { type Contribution, contributionColumns } from './contribution-store.ts'

/** Contribution with its item, which may have been deleted since. */
export interface ContributionWithItem extends Contribution {
  itemName: string
  /** Name of the item in the payment reference. */
  referenceItemName: string
  itemCategory: string
  itemPriceCents: Cents
  itemContributedCents: Cents
  /** Sum of the item's unverified contributions; 0 where it is not selected. */
  itemPromisedCents: Cents
  isItemRemoved: boolean
  /** Hash of the item's selected image, once it has been fetched. */
  imageHash: string | null
  picture: ImageFacts | null
}

const columns = {
  ...qualified('c', contributionColumns),
  itemName: 'i.product_name',
  itemCategory: 'i.category',
  itemPriceCents: 'i.total_price_cents',
  itemContributedCents: 'i.amount_contributed_cents',
}

/** Selects contributions that were not voided, with their items. */
const live = (db: Db) =>
  db('contributions as c')
    .join('items as i', join =>
      join.on('i.id', 'c.item_id').andOn('i.registry_id', 'c.registry_id'),
    )
    .whereNull('c.deleted_at')

/** Sum of the unverified contributions to the item of a row. */
const PROMISED = `(select coalesce(sum(p.amount_cents), 0)::int from contributions p
  where p.registry_id = i.registry_id and p.item_id = i.id
    and p.deleted_at is null and p.payment_verified_at is null)`

function contributionsWithItems(db: Db, { withPromised }: { withPromised: boolean }) {
  const selected = live(db).select(
    columns,
    db.raw('coalesce(c.reference_item_name, i.product_name) as "referenceItemName"'),
    db.raw('i.deleted_at is not null as "isItemRemoved"'),
    db.raw(`${withPromised ? PROMISED : 0} as "itemPromisedCents"`),
  )
  return joinSelectedImage(db, selected)
}

/**
 * Returns a contribution of any registry unless it was voided. For background jobs only; requests use
 * `findOwnContributionWithItem`.
 */
export async function findContributionWithItem(
  db: Db,
  id: string,
): Promise<ContributionWithItem | undefined> {
  return contributionsWithItems(db, { withPromised: false }).where('c.id', id).first()
}

/** Returns a contribution of this registry; undefined for one of another registry. */
export async function findOwnContributionWithItem(
  db: Db,
  registryId: string,
  id: string,
): Promise<ContributionWithItem | undefined> {
  return contributionsWithItems(db, { withPromised: true })
    .where({ 'c.registry_id': registryId, 'c.id': id })
    .first()
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
 * Returns a page of a registry's contributions, newest first; only verified ones by their confirmation, latest first.
 * `withPromised` with the sums of promises, which a long page would take too long to add up.
 */
export async function listContributionsWithItems(
  db: Db,
  registryId: string,
  { limit, offset, payment, withPromised = false }: ContributionPage,
): Promise<ContributionWithItem[]> {
  return ofRegistry(contributionsWithItems(db, { withPromised }), registryId, payment)
    .orderBy([
      { column: payment === 'verified' ? 'c.payment_verified_at' : 'c.created_at', order: 'desc' },
      { column: 'c.id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)
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
