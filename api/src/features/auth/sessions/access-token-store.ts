import type { Db } from '../../../db/connect.ts'
import { deleteBatch } from '../../../db/delete-batch.ts'
import type { Owner } from '../../../http/routes/viewer.ts'
import { isAdministrator } from '../../users/user-policy.ts'
import { live } from './session-store.ts'

interface OwnerRow {
  user_id: string
  registry_id: string
  session_id: string
  client: Owner['client']
  is_system_admin: boolean
  admin_level: string | null
  can_manage_users: boolean
  version: number
}

export interface NewAccessToken {
  tokenHash: string
  sessionId: string
  expiresAt: Date
}

export async function insert(db: Db, token: NewAccessToken): Promise<void> {
  await db('access_tokens').insert({
    token_hash: token.tokenHash,
    session_id: token.sessionId,
    expires_at: token.expiresAt,
  })
}

/** Returns the session of an access token, also of an expired one. */
export async function findSessionId(db: Db, tokenHash: string): Promise<string | undefined> {
  const row: { session_id: string } | undefined = await db('access_tokens')
    .where({ token_hash: tokenHash })
    .first('session_id')
  return row?.session_id
}

/** Returns the owner of an access token if token and session have not expired. */
export async function findSignedInOwner(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<Owner | undefined> {
  const row: OwnerRow | undefined = await db('access_tokens')
    .join('sessions', 'sessions.id', 'access_tokens.session_id')
    .join('users', 'users.id', 'sessions.user_id')
    .join('registries', 'registries.owner_id', 'users.id')
    .where({ token_hash: tokenHash })
    .where('access_tokens.expires_at', '>', now)
    .whereNull('users.closed_at')
    .modify(live, now)
    .first([
      'sessions.user_id',
      'registries.id as registry_id',
      'sessions.id as session_id',
      'sessions.client',
      'is_system_admin',
      'admin_level',
      'can_manage_users',
      'registries.version',
    ])
  return (
    row && {
      kind: 'owner',
      client: row.client,
      userId: row.user_id,
      registryId: row.registry_id,
      sessionId: row.session_id,
      isAdmin: isAdministrator({
        isSystemAdmin: row.is_system_admin,
        adminLevel: row.admin_level,
        canManageUsers: row.can_manage_users,
      }),
      version: row.version,
    }
  )
}

/** Removes at most `limit` rows that expired before then; returns how many. */
export function removeExpired(db: Db, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'access_tokens', limit }, rows =>
    rows.where('expires_at', '<', before),
  )
}
