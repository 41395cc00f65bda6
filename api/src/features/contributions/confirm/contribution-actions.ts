import { AppError } from '@registry/shared/errors/app-error'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { itemMessages } from '@registry/shared/messages/items/items'
import { type Cents, ZERO } from '@registry/shared/money/money'
import type { Db } from '../../../db/connect.ts'
import { requireFound, type Trace } from '../../../http/routes/route.ts'
import { dequeue, enqueue } from '../../../jobs/enqueue.ts'
import * as auditStore from '../../audit/audit-store.ts'
import { isEmailAddress, nextReminderAt } from '../../contribution-records/contribution-policy.ts'
import type { Contribution } from '../../contribution-records/contribution-store.ts'
import { ownerItemPermissions } from '../../items/item-policy.ts'
import * as itemStore from '../../items/item-store.ts'
import { sendPaymentReminder } from '../mails/contribution-mails.ts'
import * as ownerStore from './owner-contribution-store.ts'

/** Action of an owner on a contribution, or on all of an item, with the data for its audit event. */
export interface ContributionAction {
  actor: auditStore.Actor
  id: string
  now: Date
  trace: Trace
}

/**
 * Marks a payment as received, irreversibly. Run it in a transaction. Throws NOT_FOUND for a contribution that
 * is voided or belongs to another registry, ALREADY_VERIFIED.
 */
export async function verifyPayment(
  db: Db,
  { actor, id, now, trace }: ContributionAction,
): Promise<Contribution> {
  const { registryId } = actor
  const verified = await ownerStore.markVerified(db, { id, registryId, now })
  if (!verified) {
    requireFound(await ownerStore.findById(db, registryId, id))
    throw new AppError('ALREADY_VERIFIED')
  }
  await auditStore.record(db, { ...actor, ...trace }, 'contribution.verified', {
    entityId: id,
    details: { itemId: verified.itemId, amountCents: verified.amountCents },
  })
  return verified
}

type Verify = Omit<ContributionAction, 'id'> & { ids: string[] }

interface Refused {
  id: string
  code: 'ALREADY_VERIFIED' | 'NOT_FOUND'
}

/**
 * Marks several payments as received. Contributions that cannot be verified are returned in `refused` and do
 * not affect the others. Run it in a transaction.
 */
export async function verifyPayments(
  db: Db,
  { actor, ids, now, trace }: Verify,
): Promise<{ verified: Contribution[]; refused: Refused[] }> {
  const { registryId } = actor
  const there = new Set(await ownerStore.lockAll(db, registryId, ids))
  const byId = new Map(
    (await ownerStore.markAllVerified(db, { ids, registryId, now })).map(one => [one.id, one]),
  )
  // In the order of the request.
  const verified = ids.flatMap(id => byId.get(id) ?? [])
  const refused = ids
    .filter(id => !byId.has(id))
    .map((id): Refused => ({ id, code: there.has(id) ? 'ALREADY_VERIFIED' : 'NOT_FOUND' }))
  const event = { ...actor, action: 'contribution.verified', entity: 'contribution', ...trace }
  await auditStore.recordAll(
    db,
    verified.map(({ id, itemId, amountCents }) => ({
      ...event,
      entityId: id,
      details: { itemId, amountCents },
    })),
  )
  return { verified, refused }
}

function reject({ verifiedAt, reminderSentAt }: Contribution, now: Date): never {
  if (verifiedAt) throw new AppError('ALREADY_VERIFIED')
  const waitMs = (nextReminderAt(reminderSentAt)?.getTime() ?? 0) - now.getTime()
  throw new AppError('RATE_LIMITED', {
    message: activityMessages.remindedLately,
    retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)),
  })
}

/**
 * Counts a reminder and enqueues its email. Run it in a transaction. Throws NOT_FOUND, ALREADY_VERIFIED,
 * NO_ADDRESS, and RATE_LIMITED within 24 h of the last delivered reminder.
 */
export async function sendReminder(
  db: Db,
  { actor, id, now, trace }: ContributionAction,
): Promise<Contribution> {
  const { registryId } = actor
  const reminded = await ownerStore.countReminder(db, { id, registryId, now })
  if (!reminded) return reject(requireFound(await ownerStore.findById(db, registryId, id)), now)
  // Rolls the transaction back, so the reminder is not counted.
  if (!isEmailAddress(reminded.email)) throw new AppError('NO_ADDRESS')
  const key = `reminder ${id}`
  await dequeue(db, key)
  await enqueue(db, sendPaymentReminder, { contributionId: id }, { key })
  await auditStore.record(db, { ...actor, ...trace }, 'contribution.reminded', {
    entityId: id,
    details: { reminderCount: reminded.reminderCount },
  })
  return reminded
}

/**
 * Voids a contribution (soft delete) and subtracts its amount from the item's sum. Run it in a transaction.
 * Throws NOT_FOUND if it is already voided or belongs to another registry.
 */
export async function voidContribution(
  db: Db,
  { actor, id, now, trace }: ContributionAction,
): Promise<void> {
  const { registryId } = actor
  const { itemId } = requireFound(await ownerStore.findById(db, registryId, id))
  // Locks the item first, as contributing and resetting do, which prevents deadlocks.
  await itemStore.lock(db, registryId, itemId)
  const voided = requireFound(await ownerStore.markVoided(db, { id, registryId, now }))
  const { amountCents } = voided
  await ownerStore.subtractFromItem(db, { id: itemId, registryId, amountCents, now })
  await auditStore.record(db, { ...actor, ...trace }, 'contribution.deleted', {
    entityId: id,
    details: { itemId, amountCents, wasVerified: voided.verifiedAt !== null },
  })
}

interface ResetAction extends ContributionAction {
  /** Number and sum of the contributions that the owner was shown; undefined from the previous release. */
  shown: { contributorCount?: number | undefined; amountContributed?: Cents | undefined }
}

/**
 * Voids all contributions of an item and sets its sum to zero; returns their number and sum. Run it in a
 * transaction. Throws NO_CONTRIBUTIONS if there is none, EDIT_CONFLICT if their number or the item's sum differs from
 * `shown`, NOT_FOUND for an item of another registry.
 */
export async function resetContributions(db: Db, { actor, id, now, trace, shown }: ResetAction) {
  const { registryId } = actor
  await itemStore.lock(db, registryId, id)
  const item = requireFound(await itemStore.findById(db, registryId, id))
  const voided = await ownerStore.voidByItem(db, { registryId, itemId: id, now })
  if (!ownerItemPermissions(voided.removed).reset) throw new AppError('NO_CONTRIBUTIONS')
  const { contributorCount = voided.removed, amountContributed = item.amountContributedCents } =
    shown
  if (contributorCount !== voided.removed || amountContributed !== item.amountContributedCents)
    throw new AppError('EDIT_CONFLICT', { message: itemMessages.contributionsChanged })
  await itemStore.setContributed(db, { id, registryId, amountCents: ZERO, now })
  await auditStore.record(db, { ...actor, ...trace }, 'item.contributions_reset', {
    entityId: id,
    details: voided,
  })
  return voided
}
