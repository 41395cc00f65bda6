import type { ThankYouStatus } from '@registry/shared/contract/contributions/thank-yous'
import type { Db } from '../../db/connect.ts'
import type { Trace } from '../../http/routes/route.ts'
import * as auditStore from '../audit/audit-store.ts'
import { lockRegistry } from '../registries/lock-registry.ts'
import type { Contributor } from './contributor-store.ts'
import { getContributor } from './load-thank-yous.ts'
import { applySave, statusOf } from './note-policy.ts'
import * as noteStore from './note-store.ts'

/** Author and time of a change of a note, with an id generator for new rows. */
export interface Writer {
  actor: auditStore.Actor
  newId: () => string
  now: Date
  trace: Trace
}

interface Note {
  status: ThankYouStatus
  /** Undefined leaves the stored text unchanged. */
  note?: string
  /** Id of the email that sends it. */
  mailId?: string
}

/** Saves the note to the contributor of a contribution. Run it in a transaction. Throws NOT_FOUND. */
export async function saveNote(
  db: Db,
  writer: Writer,
  { contributionId, ...note }: Note & { contributionId: string },
): Promise<Contributor> {
  const { registryId } = writer.actor
  // Prevents storing a note while the registry is being closed.
  await lockRegistry(db, registryId)
  const contributor = await getContributor(db, registryId, contributionId)
  await saveContributorNote(db, writer, { contributor, ...note })
  return contributor
}

/** Saves the note to a contributor and audits a change of its sent status. Run it in a transaction. */
async function saveContributorNote(
  db: Db,
  { actor, newId, now, trace }: Writer,
  { contributor, status, note, mailId }: Note & { contributor: Contributor },
): Promise<void> {
  const { key, latestContributionAt } = contributor
  const noteKey = { registryId: actor.registryId, key }
  const before = await noteStore.lock(db, { ...noteKey, id: newId(), now })
  const saved = { status, note: note ?? before.note, mailId, latestContributionAt, now }
  const stored = applySave(before, saved)
  await noteStore.update(db, { ...noteKey, stored, now })
  const is = statusOf(stored, latestContributionAt) === 'sent'
  if (is === (statusOf(before, latestContributionAt) === 'sent')) return
  await auditStore.record(db, {
    ...actor,
    action: is ? 'thank_you.sent' : 'thank_you.taken_back',
    entity: 'contribution',
    entityId: contributor.latestContributionId,
    ...trace,
  })
}
