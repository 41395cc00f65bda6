import type { Knex } from 'knex'
import { column, type RecordOf } from '../../../db/columns.ts'
import type { Db } from '../../../db/connect.ts'
import { deleteBefore } from '../../../db/delete-batch.ts'
import { idleCutoff } from '../auth-policy.ts'

const COLUMNS = {
  id: column<string>('id'),
  userId: column<string>('user_id'),
  client: column<'web' | 'extension'>('client'),
  expiresAt: column<Date>('expires_at'),
}

/** Session of a signed-in browser or extension. */
export type Session = RecordOf<typeof COLUMNS>

export interface NewSession extends Session {
  label: string
  createdAt: Date
}

export async function insert(db: Db, session: NewSession): Promise<void> {
  await db('sessions').insert({
    id: session.id,
    user_id: session.userId,
    client: session.client,
    label: session.label,
    created_at: session.createdAt,
    last_used_at: session.createdAt,
    expires_at: session.expiresAt,
  })
}

/**
 * Restricts a query to sessions that are neither revoked nor expired. Web sessions also expire when idle;
 * extensions do not.
 */
export function live(query: Knex.QueryBuilder, now: Date): void {
  query
    .whereNull('sessions.revoked_at')
    .where('sessions.expires_at', '>', now)
    .where(
      used =>
        void used
          .where('sessions.client', 'extension')
          .orWhere('sessions.last_used_at', '>', idleCutoff(now)),
    )
}

/** Returns whether a session is neither revoked nor expired. */
export async function isLive(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db('sessions').where({ id }).modify(live, now).first('id')
  return row !== undefined
}

/** Returns a live session and locks it until the transaction ends. */
export async function lockLive(db: Db, id: string, now: Date): Promise<Session | undefined> {
  return db('sessions').where({ id }).modify(live, now).forUpdate().first(COLUMNS)
}

export interface Device extends Pick<Session, 'id' | 'client'> {
  label: string
  createdAt: Date
  lastUsedAt: Date
  itemsAdded: number
}

interface ListLive {
  userId: string
  now: Date
  page: { limit: number; offset: number }
}

/** Returns a page of a user's live sessions, last used first, and their total number. */
export async function listLive(
  db: Db,
  { userId, now, page }: ListLive,
): Promise<{ devices: Device[]; total: number }> {
  const sessions = db('sessions').where({ user_id: userId }).modify(live, now)
  const [counted] = await sessions.clone().count<{ total: number }[]>('* as total')
  const itemsAdded = db('items')
    .whereRaw('items.added_by_session = sessions.id')
    .whereNull('items.deleted_at')
    .select(db.raw('count(*)::int'))
  const devices: Device[] = await sessions
    .orderBy([
      { column: 'last_used_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(page.limit)
    .offset(page.offset)
    .select('id', 'client', 'label', { createdAt: 'created_at', lastUsedAt: 'last_used_at' })
    .select(itemsAdded.as('itemsAdded'))
  return { devices, total: counted?.total ?? 0 }
}

export async function touch(db: Db, id: string, at: Date): Promise<void> {
  await db('sessions').where({ id }).update({ last_used_at: at })
}

/** Revokes a session and deletes its access tokens. Requests use `revokeSession`. */
export async function revoke(db: Db, id: string, at: Date): Promise<void> {
  await db('sessions').where({ id }).whereNull('revoked_at').update({ revoked_at: at })
  await db('access_tokens').where({ session_id: id }).delete()
}

/** Revokes all sessions of a user and deletes their access tokens. Requests use `revokeAllSessions`. */
export async function revokeAll(db: Db, userId: string, at: Date): Promise<void> {
  const sessions = db('sessions').where({ user_id: userId })
  await sessions.clone().whereNull('revoked_at').update({ revoked_at: at })
  await db('access_tokens').whereIn('session_id', sessions.select('id')).delete()
}

/** Deletes all sessions of a user with their tokens. */
export async function removeOfUser(db: Db, userId: string): Promise<void> {
  await db('sessions').where({ user_id: userId }).delete()
}

/** Returns the label of a user's session, also of an ended one. */
export async function findLabel(db: Db, id: string, userId: string): Promise<string | undefined> {
  const row: { label: string } | undefined = await db('sessions')
    .where({ id, user_id: userId })
    .first('label')
  return row?.label
}

/** Removes at most `limit` sessions that ended before then, with their tokens; returns how many. */
export const removeExpired = deleteBefore('sessions', 'expires_at')
