import { notificationPath } from '@registry/shared/push/notification-path'
import * as z from 'zod'
import { notificationEmail } from '../../emails/notification-email.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { defineMail } from '../../jobs/define-mail.ts'
import { isWithinMailLimits } from '../mail-subscriptions/is-within-mail-limits.ts'
import { findUnsubscribeUrl } from '../mail-subscriptions/unsubscribe-link.ts'
import { findRecipient } from './find-recipient.ts'
import { ownerNotification } from './owner-notification.ts'
import { writeNotification } from './write-notification.ts'

// Above the number of contributions of a shower; a script must not flood the owner's mailbox.
// Retries do not count, or an outage of the mail server would use up the limit.
const MAILS: Limit = {
  ...{ name: 'notice-mails', points: 100, windowS: 86_400 },
  ...{ by: 'registry', store: 'postgres' },
}

/** Mails a notification to an owner with a verified email address. */
export const sendNotificationMail = defineMail({
  name: 'send_notice_mail',
  payload: z.object({ notice: ownerNotification }),
  async write({ notice: notification }, app, { isRetry }) {
    const words = await writeNotification(app.db, notification)
    const recipient = words && (await findRecipient(app, words.registryId))
    if (!words || !recipient?.account.emailVerifiedAt) return undefined
    const { name, email: address } = recipient.account
    const { registryId } = words
    const unsubscribeUrl = await findUnsubscribeUrl(app, {
      ...{ registryId, kind: 'notifications', address },
    })
    if (unsubscribeUrl === undefined) return 'unsubscribed'
    const limits = [{ limit: MAILS, key: registryId }]
    const counted = { registryId, limits, refusal: 'no more mails about contributions today' }
    if (!isRetry && !(await isWithinMailLimits(app, counted))) return undefined
    const { target, body } = words
    const link = `${app.config.publicUrl}${notificationPath(target)}`
    return {
      to: { name, address },
      email: notificationEmail({ kind: target.kind, name, body, link, unsubscribeUrl }),
    }
  },
})
