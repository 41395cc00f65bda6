import type { Db } from '../../../db/connect.ts'
import { givenUpIds } from '../../../jobs/queue-store.ts'

/** Stores when the automatic thank-you email was sent. */
export async function markAutoThanked(db: Db, id: string, at: Date): Promise<void> {
  await db('contributions').where({ id }).update({ auto_thanked_at: at })
}

/** Stores when the last reminder was rejected or given up; null if it was delivered. */
export async function setReminderUndelivered(db: Db, id: string, at: Date | null): Promise<void> {
  await db('contributions').where({ id }).update({ reminder_undelivered_at: at })
}

/** Marks at most `size` reminders as undelivered whose jobs have that name and were given up; returns how many. */
export async function markGivenUpReminders(
  db: Db,
  { name, now, size }: { name: string; now: Date; size: number },
): Promise<number> {
  const unmarked = db('contributions')
    .whereIn('id', givenUpIds(db, { name, field: 'contributionId' }))
    .whereNull('reminder_undelivered_at')
    .limit(size)
    .select('id')
  return db('contributions').whereIn('id', unmarked).update({ reminder_undelivered_at: now })
}
