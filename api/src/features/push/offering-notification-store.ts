import type { Db } from '../../db/connect.ts'

/** Data of an offering for a notification. */
export interface OfferingSummary {
  registryId: string
  itemName: string
  offererName: string
  email: string
}

interface OfferingRow {
  registry_id: string
  item_name: string
  offerer_name: string
  offerer_email: string
}

/** Returns undefined once the offering was withdrawn. */
export async function find(db: Db, id: string): Promise<OfferingSummary | undefined> {
  const row: OfferingRow | undefined = await db('offerings')
    .where({ id })
    .whereNull('deleted_at')
    .first(['registry_id', 'item_name', 'offerer_name', 'offerer_email'])
  if (!row) return undefined
  const { registry_id, item_name, offerer_name, offerer_email } = row
  return {
    registryId: registry_id,
    itemName: item_name,
    offererName: offerer_name,
    email: offerer_email,
  }
}
