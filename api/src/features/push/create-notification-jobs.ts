import type { NotificationChoices } from '@registry/shared/contract/settings'
import type { Db } from '../../db/connect.ts'
import { type QueuedJob, queuedJob } from '../../jobs/enqueue.ts'
import { type Notice, noticeTag } from './owner-notification.ts'
import { sendNoticeMail } from './notification-mails.ts'
import { pushJobsFor } from './push-jobs.ts'

interface Notification {
  registryId: string
  notice: Notice
  /** Channels that the owner chose for such notices. */
  by: NotificationChoices['contributions']
  at: Date
}

/** Returns the jobs that notify the owner of a registry by the channels that the owner chose. */
export async function noticeJobsFor(
  db: Db,
  { registryId, notice, by, at }: Notification,
): Promise<QueuedJob[]> {
  const pushes = by === 'mail' ? [] : await pushJobsFor(db, { registryId, notice, at })
  if (by === 'push') return pushes
  return [...pushes, queuedJob(sendNoticeMail, { notice }, { key: `mail ${noticeTag(notice)}` })]
}
