import type { ImageFacts } from '@registry/shared/images/image-file-names'
import type { Cents } from '@registry/shared/money/money'
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

const COLUMNS = {
  id: 'c.id',
  itemName: 'i.product_name',
  category: 'i.category',
  amountCents: 'c.amount_cents',
  message: 'c.message',
  createdAt: 'c.created_at',
  verifiedAt: 'c.payment_verified_at',
  autoThankedAt: 'c.auto_thanked_at',
  isNameHidden: 'c.is_name_hidden',
  isAmountHidden: 'c.is_amount_hidden',
} satisfies Record<keyof Omit<ThankedContribution, 'key' | 'imageHash' | 'picture'>, string>

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
  return withPictures(db)
    .where('c.registry_id', registryId)
    .whereRaw('lower(c.email) = any(?)', [[...keys]])
    .orderBy(['c.created_at', 'c.id'])
    .select(COLUMNS, db.raw('lower(c.email) as key'))
}
