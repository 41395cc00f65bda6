import type { Db } from '../../../db/connect.ts'
import { deleteBatch } from '../../../db/delete-batch.ts'

export interface LegacySession {
  tokenHash: string
  csrfHash: string
  expiresAt: Date
}

interface LegacySessionRow {
  token_hash: string
  csrf_hash: string
  expires_at: Date
}

export async function insert(db: Db, session: LegacySession): Promise<void> {
  await db('legacy_admin_sessions').insert({
    token_hash: session.tokenHash,
    csrf_hash: session.csrfHash,
    expires_at: session.expiresAt,
  })
}

export async function findLive(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<LegacySession | undefined> {
  const row: LegacySessionRow | undefined = await db('legacy_admin_sessions')
    .where({ token_hash: tokenHash })
    .where('expires_at', '>', now)
    .first(['token_hash', 'csrf_hash', 'expires_at'])
  return row && { tokenHash: row.token_hash, csrfHash: row.csrf_hash, expiresAt: row.expires_at }
}

export async function remove(db: Db, tokenHash: string): Promise<void> {
  await db('legacy_admin_sessions').where({ token_hash: tokenHash }).delete()
}

/** Ends all sessions of the legacy administrator. */
export async function removeAll(db: Db): Promise<void> {
  await db('legacy_admin_sessions').delete()
}

/** Removes at most `limit` rows that expired before then; returns how many. */
export function removeExpired(db: Db, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'legacy_admin_sessions', limit }, rows =>
    rows.where('expires_at', '<', before),
  )
}
