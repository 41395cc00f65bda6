import { REMINDER_PAUSE_MS } from '@registry/shared/contract/contributions/owner-contributions'
import * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { enqueueAll, queuedJob } from '../../jobs/enqueue.ts'
import { findContributionWithItem } from '../contribution-records/contribution-with-item-store.ts'
import { createNotificationJobs } from './create-notification-jobs.ts'
import { sendPush } from './delivery/push-jobs.ts'
import * as deviceStore from './device-store.ts'
import { findRecipient, type Recipient } from './find-recipient.ts'
import * as offeringStore from './notification-job-store.ts'
import * as paymentCheckStore from './notification-job-store.ts'
import { sendNotificationMail } from './notification-mails.ts'
import { shouldNotify } from './notification-policy.ts'

/** Returns whether a channel for contributions reaches the owner. */
async function isReachable(db: Db, { registryId, choices }: Recipient): Promise<boolean> {
  return (
    choices.contributions !== 'push' ||
    (await deviceStore.listByRegistry(db, registryId)).length > 0
  )
}

/**
 * Notifies the owner once, a day after a contribution, that its payment is still unverified. Open contributions
 * of the following hours are included, so that a party causes one notification.
 */
const checkOpenPayment = defineJob({
  name: 'ask_about_payment',
  group: 'notifications',
  payload: z.object({ contributionId: z.uuid() }),
  async run({ contributionId }, { app }) {
    const contribution = await findContributionWithItem(app.db, contributionId)
    const recipient =
      contribution &&
      !contribution.verifiedAt &&
      (await findRecipient(app, contribution.registryId))
    // An unreachable owner is asked by the check of a later contribution of the next day.
    if (!recipient || !(await isReachable(app.db, recipient))) return
    const { registryId, account, choices } = recipient
    const [at, excludedEmail] = [app.now(), choices.ownGifts ? undefined : account.email]
    await app.db.transaction(async trx => {
      const ids = await paymentCheckStore.claim(trx, {
        registryId,
        contributionId,
        excludedEmail,
        at,
      })
      const [id] = ids
      if (id === undefined) return
      const notification =
        ids.length === 1
          ? { kind: 'payment' as const, id }
          : {
              kind: 'payments' as const,
              registryId,
              count: ids.length,
              askedAt: at.toISOString(),
            }
      const by = choices.contributions
      await enqueueAll(trx, await createNotificationJobs(trx, { registryId, notification, by, at }))
    })
  },
})

/** Notifies the owner of a new contribution. */
export const notifyOfContribution = defineJob({
  name: 'tell_of_contribution',
  group: 'notifications',
  payload: z.object({ contributionId: z.uuid() }),
  async run({ contributionId }, { app }) {
    const contribution = await findContributionWithItem(app.db, contributionId)
    const recipient = contribution && (await findRecipient(app, contribution.registryId))
    if (!recipient || !shouldNotify(contribution, recipient)) return
    const by = recipient.choices.contributions
    const notification = { kind: 'contribution' as const, id: contributionId }
    const runAt = new Date(contribution.createdAt.getTime() + REMINDER_PAUSE_MS)
    const key = `ask ${contributionId}`
    const ask = queuedJob(checkOpenPayment, { contributionId }, { key, runAt })
    const { registryId } = contribution
    const jobs = await createNotificationJobs(app.db, {
      registryId,
      notification,
      by,
      at: app.now(),
    })
    await enqueueAll(app.db, [...jobs, ask])
  },
})

/** Notifies the owner of a new offering. */
export const notifyOfOffering = defineJob({
  name: 'tell_of_offering',
  group: 'notifications',
  payload: z.object({ offeringId: z.uuid() }),
  async run({ offeringId }, { app }) {
    const offering = await offeringStore.find(app.db, offeringId)
    const recipient = offering && (await findRecipient(app, offering.registryId))
    if (!recipient || !shouldNotify(offering, recipient)) return
    const notification = { kind: 'offering' as const, id: offeringId }
    const by = recipient.choices.offerings
    const { registryId } = offering
    const jobs = await createNotificationJobs(app.db, {
      registryId,
      notification,
      by,
      at: app.now(),
    })
    await enqueueAll(app.db, jobs)
  },
})

/** Jobs that notify owners. */
export const notificationJobs: readonly Job[] = [
  notifyOfContribution,
  checkOpenPayment,
  notifyOfOffering,
  sendPush,
  sendNotificationMail,
]
