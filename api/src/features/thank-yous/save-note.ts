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

/** Who changes a note, and when; ids for what is new. */
export interface Writer {
  actor: ReturnType<typeof actorOf>
  newId: () => string
  now: Date
  trace: Trace
}

interface Note {
  status: ThankYouStatus
  /** The one that is kept stays unless told. */
  note?: string
  /** The mail that it is sent by. */
  mailId?: string
}

/** Keeps the note to whoever gave this. Run it in a transaction. Throws NOT_FOUND. */
export async function saveNote(
  db: Db,
  writer: Writer,
  { giftId, ...note }: Note & { giftId: string },
): Promise<Guest> {
  const { registryId } = writer.actor
  // Nothing is kept of a registry that closes meanwhile.
  await lockRegistry(db, registryId)
  const guest = await getContributor(db, registryId, giftId)
  await saveContributorNote(db, writer, { guest, ...note })
  return guest
}

/** Keeps the note to a guest; that it was sent, or was not, is audited. Run it in a transaction. */
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
