import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../db/connect.ts'
import * as auditStore from '../audit/audit-store.ts'
import { lockRegistry } from '../registries/lock-registry.ts'
import { countOwn, findContributors } from './contributor-store.ts'
import { statusOf } from './note-policy.ts'
import * as noteStore from './note-store.ts'
import type { Writer } from './save-note.ts'

/**
 * Marks the contributors of these contributions as thanked, or undoes that. Run it in a transaction. Throws
 * NOT_FOUND if one is voided or of another registry.
 */
export async function markSent(
  db: Db,
  { actor, newId, now, trace }: Writer,
  { ids, isSent }: { ids: readonly string[]; isSent: boolean },
): Promise<void> {
  const { registryId } = actor
  // Locks before reading, so that a concurrent request does not mark them twice.
  await lockRegistry(db, registryId)
  if ((await countOwn(db, registryId, ids)) < ids.length) throw new AppError('NOT_FOUND')
  const contributors = await findContributors(db, registryId, ids)
  const other = contributors.filter(
    ({ stored, latestContributionAt }) =>
      (statusOf(stored, latestContributionAt) === 'sent') !== isSent,
  )
  const notes = other.map(({ key, latestContributionAt }) => ({
    id: newId(),
    key,
    latestContributionAt,
  }))
  if (notes.length === 0) return
  const changeAll = isSent ? noteStore.markAllSent : noteStore.unmarkAllSent
  await changeAll(db, { registryId, notes, now })
  await auditStore.record(db, {
    ...actor,
    action: isSent ? 'thank_yous.marked_sent' : 'thank_yous.taken_back',
    entity: 'registry',
    entityId: registryId,
    details: { count: notes.length },
    ...trace,
  })
}
