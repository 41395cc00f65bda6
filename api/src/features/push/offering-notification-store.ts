import type { Db } from '../../db/connect.ts'

/** Data of an offering for a notification. */
export interface OfferingSummary {
  registryId: string
  itemName: string
  offererName: string
  email: string
}

/** Returns undefined once the offering was withdrawn. */
export async function find(db: Db, id: string): Promise<OfferingSummary | undefined> {
  return db('offerings').where({ id }).whereNull('deleted_at').first({
    registryId: 'registry_id',
    itemName: 'item_name',
    offererName: 'offerer_name',
    email: 'offerer_email',
  })
}
