import type { Db } from '../../db/connect.ts'
import { deleteOfferings } from '../offerings/delete-offerings.ts'

const ERASED = { name: 'Erased', email: 'erased@closed.invalid' }

interface Erasure {
  registryId: string
  at: Date
}

/** Erases the registry's texts and payment accounts; the slug stays reserved. */
async function closeRegistry(db: Db, { registryId, at }: Erasure): Promise<void> {
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
    closed_at: at,
    updated_at: at,
  })
}

async function eraseContributors(db: Db, registryId: string): Promise<void> {
  const given = db('contributions').where({ registry_id: registryId })
  // Stored responses for retries contain the contributors' names too.
  const keys = given.clone().whereNotNull('idempotency_key').select('idempotency_key')
  await db('idempotency_keys').whereIn('scope_key', keys).delete()
  await given.clone().update({ ...ERASED, message: null })
  await db('thank_yous').where({ registry_id: registryId }).delete()
  await db('thank_you_mails').where({ registry_id: registryId }).delete()
}

/**
 * Closes a registry permanently: erases all personal data and deletes all offerings; items and contributions
 * keep their sums. Run it in a transaction.
 */
export async function eraseRegistry(db: Db, erasure: Erasure): Promise<void> {
  const { registryId, at } = erasure
  await closeRegistry(db, erasure)
  // Waits for concurrent contributions, which are then erased too, and blocks later ones.
  await db('items')
    .where({ registry_id: registryId })
    .whereNull('deleted_at')
    .update({ deleted_at: at, updated_at: at })
  await eraseContributors(db, registryId)
  await deleteOfferings(db, { registry_id: registryId })
  await db('push_subscriptions').where({ registry_id: registryId }).delete()
  await db('scrapes').where({ registry_id: registryId }).delete()
}
