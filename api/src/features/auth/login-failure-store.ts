import type { Db } from '../../db/connect.ts'
import { deleteBatch } from '../../db/delete-batch.ts'
import type { Failures } from './login-delay.ts'

interface FailureRow {
  count: number
  first_at: Date
  last_at: Date
}

const toRow = ({ count, firstAt, lastAt }: Failures): FailureRow => ({
  count,
  first_at: firstAt,
  last_at: lastAt,
})

/** What is counted for a key; nobody else counts for it until the transaction ends. */
export async function lock(db: Db, key: string, now: Date): Promise<Failures> {
  const none: Failures = { count: 0, firstAt: now, lastAt: now }
  await db('login_failures')
    .insert({ key, ...toRow(none) })
    .onConflict('key')
    .ignore()
  const row: FailureRow | undefined = await db('login_failures')
    .where({ key })
    .forUpdate()
    .first(['count', 'first_at', 'last_at'])
  return row ? { count: row.count, firstAt: row.first_at, lastAt: row.last_at } : none
}

export async function save(db: Db, key: string, failures: Failures): Promise<void> {
  await db('login_failures').where({ key }).update(toRow(failures))
}

export async function clear(db: Db, key: string): Promise<void> {
  await db('login_failures').where({ key }).delete()
}

/** Removes at most `limit` rows last used before then; returns how many. */
export function removeOld(db: Db, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'login_failures', limit }, rows =>
    rows.where('last_at', '<', before),
  )
}
