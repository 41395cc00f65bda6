import { toRow } from '../../../db/columns.ts'
import type { Db } from '../../../db/connect.ts'
import { deleteBefore } from '../../../db/delete-batch.ts'
import type { Failures } from './login-delay.ts'

const COLUMNS = {
  count: 'count',
  firstAt: 'first_at',
  lastAt: 'last_at',
} satisfies Record<keyof Failures, string>

/** Returns the failures of a key and locks them until the transaction ends. */
export async function lock(db: Db, key: string, now: Date): Promise<Failures> {
  const none: Failures = { count: 0, firstAt: now, lastAt: now }
  await db('login_failures')
    .insert({ key, ...toRow(COLUMNS, none) })
    .onConflict('key')
    .ignore()
  const stored = await db('login_failures').where({ key }).forUpdate().first(COLUMNS)
  return stored ?? none
}

export async function save(db: Db, key: string, failures: Failures): Promise<void> {
  await db('login_failures').where({ key }).update(toRow(COLUMNS, failures))
}

/** Resets counters. A row with the time of an alert is not deleted, so that alerts are at least a day apart. */
export async function clear(db: Db, keys: readonly string[]): Promise<void> {
  await db.raw(
    `with alerted as (
       update login_failures set count = 0 where key = any(:keys) and alerted_at is not null
     )
     delete from login_failures where key = any(:keys) and alerted_at is null`,
    { keys: [...keys] },
  )
}

export interface Alert {
  key: string
  /** The count from which an alert is due. */
  atCount: number
  now: Date
  /** No alert is due if one was sent after this time. */
  since: Date
}

/** Marks an alert as sent if it is due. Returns whether it was. */
export async function markAlerted(db: Db, { key, atCount, now, since }: Alert): Promise<boolean> {
  const marked = await db('login_failures')
    .where({ key })
    .where('count', '>=', atCount)
    .where(sent => void sent.whereNull('alerted_at').orWhere('alerted_at', '<=', since))
    .update({ alerted_at: now })
  return marked > 0
}

/** Removes at most `limit` rows last used before then; returns how many. */
export const removeOld = deleteBefore('login_failures', 'last_at')
