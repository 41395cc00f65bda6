import type { ImageFacts } from '@registry/shared/images/image-file-names'
import { type Cents, cents } from '@registry/shared/money/money'
import type { Db } from '../../db/connect.ts'
import { joinSelectedImage } from '../images/join-selected-image.ts'

/** Contribution as shown with thank-you notes; its item may have been deleted. */
export interface ThankedContribution {
  id: string
  /** Lower-cased email address of the contributor. */
  key: string
  itemName: string
  category: string
  imageHash: string | null
  picture: ImageFacts | null
  amountCents: Cents
  message: string | null
  createdAt: Date
  verifiedAt: Date | null
  autoThankedAt: Date | null
  isNameHidden: boolean
  isAmountHidden: boolean
}

interface ThankedContributionRow {
  id: string
  key: string
  item_name: string
  category: string
  image_hash: string | null
  picture: ImageFacts | null
  amount_cents: number
  message: string | null
  created_at: Date
  payment_verified_at: Date | null
  auto_thanked_at: Date | null
  is_name_hidden: boolean
  is_amount_hidden: boolean
}

const toThankedContribution = (row: ThankedContributionRow): ThankedContribution => ({
  id: row.id,
  key: row.key,
  itemName: row.item_name,
  category: row.category,
  imageHash: row.image_hash,
  picture: row.picture,
  amountCents: cents(row.amount_cents),
  message: row.message,
  createdAt: row.created_at,
  verifiedAt: row.payment_verified_at,
  autoThankedAt: row.auto_thanked_at,
  isNameHidden: row.is_name_hidden,
  isAmountHidden: row.is_amount_hidden,
})

const withPictures = (db: Db) =>
  joinSelectedImage(
    db,
    db('contributions as c')
      .join('items as i', join =>
        join.on('i.id', 'c.item_id').andOn('i.registry_id', 'c.registry_id'),
      )
      .whereNull('c.deleted_at'),
  )

/** Lists all contributions of these contributors, oldest first. */
export async function listByContributors(
  db: Db,
  registryId: string,
  keys: readonly string[],
): Promise<ThankedContribution[]> {
  const rows: ThankedContributionRow[] = await withPictures(db)
    .where('c.registry_id', registryId)
    .whereRaw('lower(c.email) = any(?)', [[...keys]])
    .orderBy(['c.created_at', 'c.id'])
    .select('c.id', 'c.amount_cents', 'c.message', 'c.created_at')
    .select('c.payment_verified_at', 'c.auto_thanked_at', 'c.is_name_hidden', 'c.is_amount_hidden')
    .select('i.product_name as item_name', 'i.category')
    .select(db.raw('lower(c.email) as key'))
  return rows.map(toThankedContribution)
}
