import type { NotificationChoices } from '@registry/shared/contract/account/settings'
import type { Db } from '../../db/connect.ts'
import { type QueuedJob, queuedJob } from '../../jobs/enqueue.ts'
import { createPushJobs } from './delivery/push-jobs.ts'
import { sendNotificationMail } from './notification-mails.ts'
import { notificationTag, type OwnerNotification } from './owner-notification.ts'

interface NotificationRequest {
  registryId: string
  notification: OwnerNotification
  /** Channels that the owner chose for such notifications. */
  by: NotificationChoices['contributions']
  at: Date
}

/** Returns the jobs that notify the owner of a registry by the channels that the owner chose. */
export async function createNotificationJobs(
  db: Db,
  { registryId, notification, by, at }: NotificationRequest,
): Promise<QueuedJob[]> {
  const pushes = by === 'mail' ? [] : await createPushJobs(db, { registryId, notification, at })
  if (by === 'push') return pushes
  return [
    ...pushes,
    queuedJob(
      sendNotificationMail,
      { notice: notification },
      { key: `mail ${notificationTag(notification)}` },
    ),
  ]
}
