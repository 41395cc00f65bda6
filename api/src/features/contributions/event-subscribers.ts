import type { Db } from '../../db/connect.ts'
import { type Subscriber, subscribe } from '../../events/domain-events.ts'

const ERASED = { name: 'Erased', email: 'erased@closed.invalid', message: null }

export const contributionSubscribers: readonly Subscriber[] = [
  subscribe('account.closed', (db, { registryId }) => eraseContributors(db, registryId)),
]

/** Erases names, email addresses and messages of a registry's contributions; the sums stay. */
async function eraseContributors(db: Db, registryId: string): Promise<void> {
  const given = db('contributions').where({ registry_id: registryId })
  // Stored responses for retries contain the contributors' names too.
  const keys = given.clone().whereNotNull('idempotency_key').select('idempotency_key')
  await db('idempotency_keys').whereIn('scope_key', keys).delete()
  await given.clone().update(ERASED)
}
