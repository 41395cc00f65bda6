import type { Db } from '../../../db/connect.ts'
import { deleteBefore } from '../../../db/delete-batch.ts'

export interface NewEmailToken {
  id: string
  userId: string
  purpose: 'verify' | 'reset'
  tokenHash: string
  createdAt: Date
  expiresAt: Date
}

/**
 * Stores the token and revokes the others of its purpose. If it is already stored, its expiry is extended;
 * returns false, and changes nothing, if it was used or revoked. Revoked rows stay, so that a late retry of an
 * earlier email neither reactivates its token nor revokes a newer one.
 */
export async function replace(db: Db, token: NewEmailToken): Promise<boolean> {
  const rows = await db('email_tokens')
    .insert({
      id: token.id,
      user_id: token.userId,
      purpose: token.purpose,
      token_hash: token.tokenHash,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .onConflict('token_hash')
    .merge(['expires_at'])
    .whereNull('email_tokens.used_at')
    .returning('id')
  if (rows.length === 0) return false
  await db('email_tokens')
    .where({ user_id: token.userId, purpose: token.purpose })
    .whereNull('used_at')
    .whereNot({ token_hash: token.tokenHash })
    .update({ used_at: token.createdAt })
  return true
}

interface Use {
  tokenHash: string
  purpose: NewEmailToken['purpose']
  now: Date
}

/** Redeems a token once. Returns its user's id, or undefined if it is unknown, expired or used. */
export async function use(db: Db, { tokenHash, purpose, now }: Use): Promise<string | undefined> {
  const token = db('email_tokens').where({ token_hash: tokenHash, purpose })
  // Locks the account first, in the order that all transactions use.
  await db('users').whereIn('id', token.clone().select('user_id')).forNoKeyUpdate().select('id')
  const rows: { user_id: string }[] = await token
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .update({ used_at: now })
    .returning('user_id')
  return rows[0]?.user_id
}

/**
 * Revokes a user's unused tokens. The rows stay, so that a late duplicate of an email does not reactivate a
 * token.
 */
export async function revokeAll(db: Db, userId: string, at: Date): Promise<void> {
  await db('email_tokens').where({ user_id: userId }).whereNull('used_at').update({ used_at: at })
}

export async function removeOfUser(db: Db, userId: string): Promise<void> {
  await db('email_tokens').where({ user_id: userId }).delete()
}

/** Removes at most `limit` rows that expired before then; returns how many. */
export const removeExpired = deleteBefore('email_tokens', 'expires_at')
