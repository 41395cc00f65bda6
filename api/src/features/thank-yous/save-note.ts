import type { ThankYouStatus } from '@registry/shared/contract/thank-yous'
import type { Db } from '../../db/connect.ts'
import type { Trace } from '../../http/route.ts'
import * as auditStore from '../audit/audit-store.ts'
import { lockRegistry } from '../registries/lock-registry.ts'
import type { actorOf } from '../registries/registry-policy.ts'
import type { Guest } from './contributor-store.ts'
import { getContributor } from './load-thank-yous.ts'
import { applySave, statusOf } from './note-policy.ts'
import * as noteStore from './note-store.ts'

/** Author and time of a change of a note, with an id generator for new rows. */
export interface Writer {
  actor: ReturnType<typeof actorOf>
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
  { giftId, ...note }: Note & { giftId: string },
): Promise<Guest> {
  const { registryId } = writer.actor
  // Prevents storing a note while the registry is being closed.
  await lockRegistry(db, registryId)
  const guest = await getContributor(db, registryId, giftId)
  await saveContributorNote(db, writer, { guest, ...note })
  return guest
}

/** Saves the note to a contributor and audits a change of its sent status. Run it in a transaction. */
export async function saveContributorNote(
  db: Db,
  { actor, newId, now, trace }: Writer,
  { guest, status, note, mailId }: Note & { guest: Guest },
): Promise<void> {
  const { key, latestContributionAt } = guest
  const whose = { registryId: actor.registryId, key }
  const before = await noteStore.hold(db, { ...whose, id: newId(), now })
  const saved = { status, note: note ?? before.note, mailId, latestContributionAt, now }
  const kept = applySave(before, saved)
  await noteStore.update(db, { ...whose, kept, now })
  const is = statusOf(kept, latestContributionAt) === 'sent'
  if (is === (statusOf(before, latestContributionAt) === 'sent')) return
  await auditStore.record(db, {
    ...actor,
    action: is ? 'thank_you.sent' : 'thank_you.taken_back',
    entity: 'contribution',
    entityId: guest.latestContributionId,
    ...trace,
  })
}
