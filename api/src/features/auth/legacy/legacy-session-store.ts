import { column, type RecordOf, toRow } from '../../../db/columns.ts'
import type { Db } from '../../../db/connect.ts'
import { deleteBefore } from '../../../db/delete-batch.ts'

const COLUMNS = {
  tokenHash: column<string>('token_hash'),
  csrfHash: column<string>('csrf_hash'),
  expiresAt: column<Date>('expires_at'),
}

export type LegacySession = RecordOf<typeof COLUMNS>

export async function insert(db: Db, session: LegacySession): Promise<void> {
  await db('legacy_admin_sessions').insert(toRow(COLUMNS, session))
}

export async function findLive(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<LegacySession | undefined> {
  return db('legacy_admin_sessions')
    .where({ token_hash: tokenHash })
    .where('expires_at', '>', now)
    .first(COLUMNS)
}

export async function remove(db: Db, tokenHash: string): Promise<void> {
  await db('legacy_admin_sessions').where({ token_hash: tokenHash }).delete()
}

/** Ends all sessions of the legacy administrator. */
export async function removeAll(db: Db): Promise<void> {
  await db('legacy_admin_sessions').delete()
}

/** Removes at most `limit` rows that expired before then; returns how many. */
export const removeExpired = deleteBefore('legacy_admin_sessions', 'expires_at')
