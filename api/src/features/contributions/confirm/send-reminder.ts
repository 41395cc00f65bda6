import { AppError } from '@registry/shared/errors/app-error'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import type { Db } from '../../../db/connect.ts'
import { requireFound } from '../../../http/routes/require-found.ts'
import { dequeue, enqueue } from '../../../jobs/enqueue.ts'
import * as auditStore from '../../audit/audit-store.ts'
import { isEmailAddress, nextReminderAt } from '../../contribution-records/contribution-policy.ts'
import type { Contribution } from '../../contribution-records/contribution-store.ts'
import { sendPaymentReminder } from '../mails/contribution-mails.ts'
import type { ContributionAction } from './contribution-action.ts'
import * as ownerStore from './owner-contribution-store.ts'

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
  await auditStore.record(db, {
    ...actor,
    action: 'contribution.reminded',
    entity: 'contribution',
    entityId: id,
    details: { reminderCount: reminded.reminderCount },
    ...trace,
  })
  return reminded
}
