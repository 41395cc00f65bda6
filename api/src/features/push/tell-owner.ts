import type { NotificationChoices } from '@registry/shared/contract/settings'
import type { Db } from '../../db/connect.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Notice } from './notice.ts'
import { noticeTag } from './notice.ts'
import { sendNoticeMail } from './notice-mails.ts'
import { sendPush } from './push-jobs.ts'

/** What a phone that was off for longer would only be pestered with. */
const LIFE_MS = 3 * 86_400_000

interface Told {
  notice: Notice
  by: NotificationChoices['contributions']
  at: Date
}

/** Has an owner told of something, by the ways that they chose. Run it in a transaction. */
export async function tellOwner(db: Db, { notice, by, at }: Told): Promise<void> {
  const tag = noticeTag(notice)
  if (by !== 'mail') {
    const until = new Date(at.getTime() + LIFE_MS).toISOString()
    await enqueue(db, sendPush, { notice, attempt: 1, until }, { key: `push ${tag}` })
  }
  if (by !== 'push') await enqueue(db, sendNoticeMail, { notice }, { key: `mail ${tag}` })
}
