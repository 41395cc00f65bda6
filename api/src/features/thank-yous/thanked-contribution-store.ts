import type { ImageFacts } from '@registry/shared/images/image-file-names'
import type { Cents } from '@registry/shared/money/money'
import { column, type RecordOf } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'
import { joinSelectedImage } from '../images/join-selected-image.ts'

const COLUMNS = {
  id: column<string>('c.id'),
  itemName: column<string>('i.product_name'),
  category: column<string>('i.category'),
  amountCents: column<Cents>('c.amount_cents'),
  message: column<string | null>('c.message'),
  createdAt: column<Date>('c.created_at'),
  verifiedAt: column<Date | null>('c.payment_verified_at'),
  autoThankedAt: column<Date | null>('c.auto_thanked_at'),
  isNameHidden: column<boolean>('c.is_name_hidden'),
  isAmountHidden: column<boolean>('c.is_amount_hidden'),
}

/** Contribution as shown with thank-you notes; its item may have been deleted. */
export interface ThankedContribution extends RecordOf<typeof COLUMNS> {
  /** Lower-cased email address of the contributor. */
  key: string
  imageHash: string | null
  picture: ImageFacts | null
}

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
