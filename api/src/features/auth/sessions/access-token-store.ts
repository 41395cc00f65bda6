import type { Db } from '../../../db/connect.ts'
import { deleteBefore } from '../../../db/delete-batch.ts'
import type { Owner } from '../../../http/routes/viewer.ts'
import { isAdministrator, type Roles } from '../../users/user-policy.ts'
import { live } from './session-store.ts'

type SignedIn = Roles & Omit<Owner, 'kind' | 'isAdmin'>

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
  const row: SignedIn | undefined = await db('access_tokens')
    .join('sessions', 'sessions.id', 'access_tokens.session_id')
    .join('users', 'users.id', 'sessions.user_id')
    .join('registries', 'registries.owner_id', 'users.id')
    .where({ token_hash: tokenHash })
    .where('access_tokens.expires_at', '>', now)
    .whereNull('users.closed_at')
    .modify(live, now)
    // Named: it runs for each request, and PostgreSQL keeps its plan, which takes longer to create than to run.
    .options({ name: 'owner-of-token' })
    .first({
      userId: 'sessions.user_id',
      registryId: 'registries.id',
      sessionId: 'sessions.id',
      client: 'sessions.client',
      isSystemAdmin: 'is_system_admin',
      adminLevel: 'admin_level',
      canManageUsers: 'can_manage_users',
      version: 'registries.version',
    })
  if (!row) return undefined
  const { isSystemAdmin, adminLevel, canManageUsers, ...owner } = row
  const isAdmin = isAdministrator({ isSystemAdmin, adminLevel, canManageUsers })
  return { kind: 'owner', ...owner, isAdmin }
}

/** Removes at most `limit` rows that expired before then; returns how many. */
export const removeExpired = deleteBefore('access_tokens', 'expires_at')
