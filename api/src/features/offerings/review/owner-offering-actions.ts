import { AppError } from '@registry/shared/errors/app-error'
import { offeringFormMessages as t } from '@registry/shared/messages/offerings/offering-form'
import { pickupTime } from '@registry/shared/offerings/pickup-time'
import { canTransition, type OfferingStatus } from '@registry/shared/offerings/statuses'
import type { Db } from '../../../db/connect.ts'
import { requireFound, type Trace } from '../../../http/routes/route.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import * as auditStore from '../../audit/audit-store.ts'
import * as interestStore from '../offering-interest-store.ts'
import { sendMessageEmail, sendOfferingUpdate, type UpdateKind } from '../offering-mails.ts'
import * as messageStore from '../offering-message-store.ts'
import { ownerOfferingPermissions } from '../offering-policy.ts'
import * as store from '../offering-store.ts'

/** Action of an owner on an offering, with the data for its audit event. */
export interface OwnerAction {
  actor: auditStore.Actor
  id: string
  newId: () => string
  trace: Trace
  now: Date
}

export interface StatusChange {
  to: OfferingStatus
  /** Message to the offerer, included in the email about the change. */
  note?: string
  /** Contact data of the parents; only with 'interested'. */
  contact?: interestStore.Contact
  /** When and where it changes hands; only with 'confirmed'. */
  pickup?: { at: Date; place: string } | undefined
}

/** Returns one of the owner's offerings and locks it. Throws NOT_FOUND for one of another registry. */
async function lockOwn(db: Db, { actor, id }: OwnerAction): Promise<store.Offering> {
  requireFound(await store.findOwn(db, actor.registryId, id))
  return requireFound(await store.lock(db, id))
}

/** Column of the offering that stores the note of a status change; other notes become messages of the thread. */
const NOTE_FIELD: Partial<Record<OfferingStatus, 'adminNotes' | 'rejectReason' | 'thankYouNote'>> =
  {
    available: 'adminNotes',
    cancelled: 'rejectReason',
    delivered: 'thankYouNote',
  }

/** Returns the kind of email that announces a status change. */
function updateKindOf(from: OfferingStatus, to: OfferingStatus): UpdateKind {
  const names: Record<OfferingStatus, UpdateKind> = {
    pending_review: 'receipt',
    available: 'accepted',
    interested: 'interested',
    confirmed: 'confirmed',
    delivered: 'delivered',
    cancelled: from === 'pending_review' ? 'declined' : 'cancelled',
  }
  return names[to]
}

/** Adds a message to the thread; returns its id. */
async function insertMessage(
  db: Db,
  { newId, now }: OwnerAction,
  { id, registryId }: store.Offering,
  body: string,
): Promise<string> {
  const messageId = newId()
  const ids = { id: messageId, registryId, offeringId: id }
  await messageStore.insert(db, { ...ids, sender: 'owner', body, createdAt: now })
  return messageId
}

async function applyStatusChange(
  db: Db,
  by: OwnerAction,
  offering: store.Offering,
  change: StatusChange,
): Promise<void> {
  const { id, status: from, registryId } = offering
  const { to, note, contact, pickup } = change
  const { actor, newId, trace, now } = by
  const keptAs = NOTE_FIELD[to]
  await store.update(
    db,
    {
      id,
      status: to,
      ...(from === 'pending_review' && { reviewedAt: now }),
      ...(keptAs && { [keptAs]: note || null }),
      ...(pickup && { pickupAt: pickup.at, pickupPlace: pickup.place }),
    },
    now,
  )
  const messageId = note && !keptAs ? await insertMessage(db, by, offering, note) : undefined
  if (contact) {
    const interest = { id: newId(), registryId, offeringId: id, contact, message: note || null }
    await interestStore.insert(db, { ...interest, createdAt: now })
  }
  await auditStore.record(db, { ...actor, ...trace }, 'offering.moved', {
    entityId: id,
    details: { from, to },
  })
  await enqueue(db, sendOfferingUpdate, { offeringId: id, kind: updateKindOf(from, to), messageId })
}

/**
 * Changes the status of the owner's offering and mails its offerer. Run it in a transaction: the row lock makes
 * concurrent changes see each other. Throws NOT_FOUND, STEP_NOT_ALLOWED.
 */
export async function changeOfferingStatus(
  db: Db,
  by: OwnerAction,
  change: StatusChange,
): Promise<void> {
  const offering = await lockOwn(db, by)
  if (!canTransition(offering.status, change.to)) throw new AppError('STEP_NOT_ALLOWED')
  await applyStatusChange(db, by, offering, change)
}

/** Accepts or declines the owner's offering, once. Like `changeOfferingStatus`, but throws ALREADY_REVIEWED. */
export async function reviewOffering(
  db: Db,
  by: OwnerAction,
  change: StatusChange & { to: 'available' | 'cancelled' },
): Promise<void> {
  const offering = await lockOwn(db, by)
  if (offering.status !== 'pending_review') throw new AppError('ALREADY_REVIEWED')
  await applyStatusChange(db, by, offering, change)
}

/**
 * Sets or clears the flag of the owner's offering, without notifying the offerer. Run it in a transaction.
 * Throws NOT_FOUND.
 */
export async function flagOffering(db: Db, by: OwnerAction, reason: string | null): Promise<void> {
  const { id } = await lockOwn(db, by)
  // An empty reason clears the flag.
  await store.update(db, { id, flagReason: reason || null }, by.now)
  await auditStore.record(
    db,
    { ...by.actor, ...by.trace },
    reason ? 'offering.flagged' : 'offering.unflagged',
    { entityId: id },
  )
}

/** Converts a pickup of the request. */
export function toPickup({ date, time, place }: { date: string; time: string; place: string }) {
  return { at: pickupTime(date, time), place }
}

/** Like `changeOfferingStatus`; throws VALIDATION_FAILED for a pickup in the past. */
export async function planPickup(db: Db, by: OwnerAction, change: StatusChange): Promise<void> {
  if (change.pickup && change.pickup.at < by.now) {
    const message = t.pickupPast
    throw new AppError('VALIDATION_FAILED', { message, fields: { 'pickup.date': message } })
  }
  await changeOfferingStatus(db, by, change)
}

/**
 * Sends a message to the offerer and mails it. Run it in a transaction. Throws NOT_FOUND, STEP_NOT_ALLOWED for
 * a declined or cancelled offering.
 */
export async function sendMessageToOfferer(
  db: Db,
  by: OwnerAction,
  body: string,
): Promise<messageStore.Message> {
  const offering = await lockOwn(db, by)
  if (!ownerOfferingPermissions(offering).message) throw new AppError('STEP_NOT_ALLOWED')
  const { id: offeringId, registryId } = offering
  const ids = { id: by.newId(), registryId, offeringId }
  const written = { ...ids, sender: 'owner' as const, body, createdAt: by.now }
  await messageStore.insert(db, written)
  await auditStore.record(db, { ...by.actor, ...by.trace }, 'offering.written_about', {
    entityId: offeringId,
  })
  await enqueue(db, sendMessageEmail, { messageId: written.id })
  return written
}
