import type { Db } from '../../db/connect.ts'

/**
 * Closes a registry permanently: erases its texts and payment accounts; the slug stays reserved. Publish
 * `account.closed` in the same transaction, so that the other features erase their personal data.
 */
export async function closeRegistry(
  db: Db,
  { registryId, at }: { registryId: string; at: Date },
): Promise<void> {
  await db('registries').where({ id: registryId }).update({
    name: 'Closed registry',
    title: 'Closed registry',
    subtitle: '',
    event_date: null,
    paynow_proxy: null,
    upi_vpa: null,
    wise_tag: null,
    paynow_bank_shows: null,
    upi_bank_shows: null,
    wise_bank_shows: null,
    celebration: null,
    picture_alt: '',
    is_found_by_name: false,
    closed_at: at,
    updated_at: at,
  })
}
