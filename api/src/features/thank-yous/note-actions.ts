import { type ThankYouStatus, thankYou } from '@registry/shared/contract/contributions/thank-yous'
import { AppError } from '@registry/shared/errors/app-error'
import { thankYouMessages } from '@registry/shared/messages/thank-yous/thank-yous'
import * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import { requireFound, type Trace } from '../../http/routes/route.ts'
import { dequeue, enqueue } from '../../jobs/enqueue.ts'
import * as auditStore from '../audit/audit-store.ts'
import { isEmailAddress } from '../contribution-records/contribution-policy.ts'
import { lockRegistry } from '../registries/lock-registry.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as userStore from '../users/user-store.ts'
import { type Contributor, countOwn, findContributors } from './contributor-store.ts'
import { getContributor, getThankYou } from './load-thank-yous.ts'
import * as noteMailStore from './note-mail-store.ts'
import { mailNote } from './note-mails.ts'
import { applySave, sentAtOf, statusOf } from './note-policy.ts'
import * as noteStore from './note-store.ts'
import { asSeen, type SeenContributor } from './seen-contributions.ts'

/** Author and time of a change of a note, with an id generator for new rows. */
export interface Writer {
  actor: auditStore.Actor
  newId: () => string
  now: Date
  trace: Trace
}

interface ContributorNote {
  contributor: SeenContributor
  status: ThankYouStatus
  note: string
  /** Id of the email that sends it. */
  mailId?: string
  /** Version of the note that the change is based on; undefined overwrites any. */
  version?: number | undefined
}

interface Note extends Omit<ContributorNote, 'contributor'> {
  /** Id of any contribution of the contributor. */
  contributionId: string
  /** Id of the newest contribution that the owner saw; undefined if it is the latest. */
  lastSeenId?: string | undefined
}

async function createNoteConflict(db: Db, registryId: string, id: string): Promise<AppError> {
  const current = z.encode(thankYou, await getThankYou(db, registryId, id))
  return new AppError('EDIT_CONFLICT', { data: { current } })
}

/**
 * Saves the note to the contributor of a contribution. Run it in a transaction. Throws NOT_FOUND, and EDIT_CONFLICT with
 * the current note after another edit.
 */
export async function saveNote(
  db: Db,
  writer: Writer,
  { contributionId, lastSeenId, ...note }: Note,
): Promise<Contributor> {
  const { registryId } = writer.actor
  // Prevents storing a note while the registry is being closed.
  await lockRegistry(db, registryId)
  const contributor = await getContributor(db, registryId, contributionId)
  const lastSeenIds = lastSeenId === undefined ? [] : [lastSeenId]
  const seen = await asSeen(db, { registryId, lastSeenIds }, [contributor])
  await saveContributorNote(db, writer, { contributor: requireFound(seen[0]), ...note })
  return contributor
}

/** Saves the note to a contributor and audits a change of its sent status. Run it in a transaction. */
async function saveContributorNote(
  db: Db,
  { actor, newId, now, trace }: Writer,
  { contributor, status, note, mailId, version }: ContributorNote,
): Promise<void> {
  const { key, latestContributionAt, hasUnseen } = contributor
  const noteKey = { registryId: actor.registryId, key }
  const { version: current, ...before } = await noteStore.lock(db, { ...noteKey, id: newId(), now })
  if (version !== undefined && version !== current)
    throw await createNoteConflict(db, actor.registryId, contributor.id)
  const seen = { latestContributionAt, hasUnseen, now }
  const stored = applySave(before, { status, note, mailId, ...seen })
  await noteStore.update(db, { ...noteKey, stored, now })
  // Otherwise a retry of its job would send a note that the owner has rewritten or sent since.
  if (before.mailId && before.undeliveredAt && (status === 'sent' || stored.note !== before.note))
    await noteMailStore.remove(db, [before.mailId])
  const is = statusOf(stored, latestContributionAt) === 'sent'
  if (is === (statusOf(before, latestContributionAt) === 'sent')) return
  await auditStore.record(
    db,
    { ...actor, ...trace },
    is ? 'thank_you.sent' : 'thank_you.taken_back',
    { entity: 'contribution', entityId: contributor.latestContributionId },
  )
}

/**
 * Throws EMAIL_NOT_VERIFIED unless the owner's email address is verified: replies go to it, and an unverified
 * owner could use us to send spam.
 */
export async function requireVerifiedEmail(db: Db, registryId: string): Promise<void> {
  const { ownerId } = requireFound(await registryStore.findById(db, registryId))
  const owner = requireFound(await userStore.findById(db, ownerId))
  if (owner.emailVerifiedAt) return
  throw new AppError('EMAIL_NOT_VERIFIED', { message: thankYouMessages.notVerified })
}

const jobKey = (mailId: string) => `note ${mailId}`

/**
 * Enqueues the email of a note and marks the note as sent. Run it in a transaction. Throws NOT_FOUND,
 * NO_ADDRESS, and EDIT_CONFLICT with the current note after another edit.
 */
export async function sendNote(
  db: Db,
  writer: Writer,
  { note, ...seen }: Omit<Note, 'status' | 'mailId'>,
): Promise<void> {
  const mailId = writer.newId()
  const contributor = await saveNote(db, writer, { ...seen, note, status: 'sent', mailId })
  // Rolls the transaction back, so the note is not stored.
  if (!isEmailAddress(contributor.email)) {
    throw new AppError('NO_ADDRESS', { message: thankYouMessages.noAddress })
  }
  const { mailId: earlierId, undeliveredAt } = contributor.stored ?? {}
  if (earlierId && undeliveredAt) await dequeue(db, jobKey(earlierId))
  const { registryId } = writer.actor
  const mail = { id: mailId, registryId, contributionId: contributor.latestContributionId, note }
  await noteMailStore.insert(db, mail, writer.now)
  await enqueue(db, mailNote, { mailId }, { key: jobKey(mailId) })
}

interface Marking {
  /** Ids of any contribution of each contributor. */
  ids: readonly string[]
  /** Ids of the newest contributions that the owner saw, by default the latest. */
  lastSeenIds?: readonly string[] | undefined
  isSent: boolean
}

/**
 * Marks the contributors of these contributions as thanked, or undoes that. Run it in a transaction. Throws
 * NOT_FOUND if one is voided or of another registry.
 */
export async function markSent(
  db: Db,
  { actor, newId, now, trace }: Writer,
  { ids, lastSeenIds = [], isSent }: Marking,
): Promise<void> {
  const { registryId } = actor
  // Locks before reading, so that a concurrent request does not mark them twice.
  await lockRegistry(db, registryId)
  if ((await countOwn(db, registryId, ids)) < ids.length) throw new AppError('NOT_FOUND')
  const found = await findContributors(db, registryId, ids)
  const contributors = await asSeen(db, { registryId, lastSeenIds }, found)
  const other = contributors.filter(
    ({ stored, latestContributionAt }) =>
      (statusOf(stored, latestContributionAt) === 'sent') !== isSent,
  )
  const notes = other.map(contributor => ({
    id: newId(),
    key: contributor.key,
    latestContributionAt: contributor.latestContributionAt,
    sentAt: sentAtOf({ ...contributor, now }),
  }))
  if (notes.length === 0) return
  const changeAll = isSent ? noteStore.markAllSent : noteStore.unmarkAllSent
  await changeAll(db, { registryId, notes, now })
  const undelivered = other.flatMap(({ stored }) => (stored?.undeliveredAt && stored.mailId) || [])
  await noteMailStore.remove(db, undelivered)
  await auditStore.record(
    db,
    { ...actor, ...trace },
    isSent ? 'thank_yous.marked_sent' : 'thank_yous.taken_back',
    { entity: 'registry', entityId: registryId, details: { count: notes.length } },
  )
}
