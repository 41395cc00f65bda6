import type { Db } from '../../db/connect.ts'
import { daily, definePeriodicCleanup } from '../../jobs/periodic/define-periodic-job.ts'
import * as noteStore from '../thank-yous/note-store.ts'

/** Values that replace personal data. The index `contributions_to_erase` contains the email address. */
const ERASED = { name: 'Erased', email: 'erased@closed.invalid', message: null }

/** Erases names, email addresses and messages of a registry's contributions; the sums stay. */
export async function eraseContributors(db: Db, registryId: string): Promise<void> {
  const given = db('contributions').where({ registry_id: registryId })
  // Stored responses for retries contain the contributors' names too.
  const keys = given.clone().whereNotNull('idempotency_key').select('idempotency_key')
  await db('idempotency_keys').whereIn('scope_key', keys).delete()
  await given.clone().update(ERASED)
}

const RETENTION_MS = 30 * 24 * 3_600_000

interface Voided {
  id: string
  registryId: string
  /** Lower-cased email address. */
  key: string
}

/**
 * Erases the contributors of contributions that were voided thirty days ago, and the notes to those of whom no
 * contribution is left. Amounts and times stay.
 */
export const eraseVoidedContributors = definePeriodicCleanup({
  name: 'erase_voided_contributors',
  schedule: daily(19, 41),
  ageMs: RETENTION_MS,
  async run({ before, size, db }) {
    const voided: Voided[] = await db('contributions')
      .where('deleted_at', '<', before)
      .whereNot({ email: ERASED.email })
      .limit(size)
      .forUpdate()
      .select('id', { registryId: 'registry_id', key: db.raw('lower(email)') })
    const ids = voided.map(({ id }) => id)
    await db('contributions').whereRaw('id = any(?::uuid[])', [ids]).update(ERASED)
    await noteStore.removeUnclaimed(db, voided)
    return voided.length
  },
})
