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
 * Stores the token as the only one of its purpose. If it is already stored, its expiry is extended; returns
 * false if it was used.
 */
export async function replace(db: Db, token: NewEmailToken): Promise<boolean> {
  await db('email_tokens')
    .where({ user_id: token.userId, purpose: token.purpose })
    .whereNot({ token_hash: token.tokenHash })
    .delete()
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
  return rows.length > 0
}

interface Use {
  tokenHash: string
  purpose: NewEmailToken['purpose']
  now: Date
}

/** Redeems a token once. Returns its user's id, or undefined if it is unknown, expired or used. */
export async function use(db: Db, { tokenHash, purpose, now }: Use): Promise<string | undefined> {
  const rows: { user_id: string }[] = await db('email_tokens')
    .where({ token_hash: tokenHash, purpose })
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
