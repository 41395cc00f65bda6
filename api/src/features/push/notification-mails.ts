import { AppError } from '@registry/shared/errors/app-error'
import { notificationPath } from '@registry/shared/push/notification-path'
import * as z from 'zod'
import { notificationEmail } from '../../emails/notification-email.ts'
import type { App } from '../../http/app.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { defineMail } from '../../jobs/define-mail.ts'
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

async function canSendMail({ rateLimits, log }: App, registryId: string): Promise<boolean> {
  try {
    await rateLimits.consume(MAILS, registryId)
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error
    log.warn({ registryId }, 'no more mails about contributions today')
    return false
  }
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
    if (!isRetry && !(await canSendMail(app, registryId))) return undefined
    const link = `${app.config.publicUrl}${notificationPath(words.target)}`
    const { kind } = notification
    return {
      to: { name, address },
      email: notificationEmail({ kind, name, body: words.body, link, unsubscribeUrl }),
    }
  },
})
