import { REMINDER_PAUSE_MS } from '@registry/shared/contract/owner-contributions'
import * as z from 'zod'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { tellOfContributionJob, tellOfOfferingJob } from '../../jobs/notice-jobs.ts'
import { findGift } from '../contributions/gift-store.ts'
import * as askStore from './ask-store.ts'
import { sendNoticeMail } from './notice-mails.ts'
import { isWorthTelling } from './notice-policy.ts'
import * as offeringStore from './offering-notice-store.ts'
import { sendPush } from './push-jobs.ts'
import { findRecipient } from './recipient.ts'
import { tellOwner } from './tell-owner.ts'

/**
 * Asks the owner a day after a gift whether its payment has arrived, once, and only while that is open. Gifts of
 * the hours after it are asked about with it: a party is one question.
 */
const askAboutPayment = defineJob({
  name: 'ask_about_payment',
  group: 'notifications',
  payload: z.object({ contributionId: z.uuid() }),
  async run({ contributionId }, { app }) {
    const gift = await findGift(app.db, contributionId)
    const recipient = gift && !gift.verifiedAt && (await findRecipient(app, gift.registryId))
    if (!recipient) return
    const { registryId, account, choices } = recipient
    const [at, quietFor] = [app.now(), choices.ownGifts ? undefined : account.email]
    await app.db.transaction(async trx => {
      const ids = await askStore.claim(trx, { registryId, contributionId, quietFor, at })
      const [id] = ids
      if (id === undefined) return
      const notice =
        ids.length === 1
          ? { kind: 'payment' as const, id }
          : { kind: 'payments' as const, registryId, count: ids.length }
      await tellOwner(trx, { notice, by: choices.contributions, at })
    })
  },
})

const tellOfContribution = defineJob({
  ...tellOfContributionJob,
  group: 'notifications',
  async run({ contributionId }, { app }) {
    const gift = await findGift(app.db, contributionId)
    const recipient = gift && (await findRecipient(app, gift.registryId))
    if (!recipient || !isWorthTelling(gift, recipient)) return
    const by = recipient.choices.contributions
    await app.db.transaction(async trx => {
      const notice = { kind: 'contribution' as const, id: contributionId }
      await tellOwner(trx, { notice, by, at: app.now() })
      const runAt = new Date(gift.createdAt.getTime() + REMINDER_PAUSE_MS)
      const key = `ask ${contributionId}`
      await enqueue(trx, askAboutPayment, { contributionId }, { key, runAt })
    })
  },
})

const tellOfOffering = defineJob({
  ...tellOfOfferingJob,
  group: 'notifications',
  async run({ offeringId }, { app }) {
    const offering = await offeringStore.find(app.db, offeringId)
    const recipient = offering && (await findRecipient(app, offering.registryId))
    if (!recipient || !isWorthTelling(offering, recipient)) return
    const notice = { kind: 'offering' as const, id: offeringId }
    const by = recipient.choices.offerings
    await app.db.transaction(trx => tellOwner(trx, { notice, by, at: app.now() }))
  },
})

/** What tells owners of what happens on their registries. */
export const noticeJobs: readonly Job[] = [
  tellOfContribution,
  askAboutPayment,
  tellOfOffering,
  sendPush,
  sendNoticeMail,
]
