import type { ImageFacts } from '@registry/shared/images/image-file-names'
import { type Cents, cents } from '@registry/shared/money/money'
import type { Db } from '../../db/connect.ts'

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
})

const PICTURE = `case when m.hash is not null then json_build_object(
  'width', m.width, 'height', m.height, 'colour', m.colour, 'widths', m.widths) end as picture`

const withPictures = (db: Db) =>
  db('contributions as c')
    .join('items as i', join =>
      join.on('i.id', 'c.item_id').andOn('i.registry_id', 'c.registry_id'),
    )
    .leftJoin('item_images as p', join =>
      join
        .on('p.item_id', 'i.id')
        .andOn('p.registry_id', 'i.registry_id')
        .andOnVal('p.is_selected', true),
    )
    .leftJoin('images as m', 'm.hash', 'p.content_hash')
    .whereNull('c.deleted_at')

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
    .select('c.payment_verified_at', 'c.auto_thanked_at')
    .select('i.product_name as item_name', 'i.category', 'p.content_hash as image_hash')
    .select(db.raw(`lower(c.email) as key, ${PICTURE}`))
  return rows.map(toThankedContribution)
}
