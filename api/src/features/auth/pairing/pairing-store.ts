import { column, type RecordOf, toRow } from '../../../db/columns.ts'
import type { Db } from '../../../db/connect.ts'
import { deleteBefore } from '../../../db/delete-batch.ts'

const COLUMNS = {
  codeHash: column<string>('code_hash'),
  challenge: column<string>('challenge'),
  userId: column<string>('user_id'),
  /** Web session in which the owner approved. */
  sessionId: column<string>('session_id'),
  createdAt: column<Date>('created_at'),
  expiresAt: column<Date>('expires_at'),
}

export type NewPairing = RecordOf<typeof COLUMNS>

export type Pairing = Pick<NewPairing, 'challenge' | 'userId' | 'sessionId'>

/** Stores a pairing; a new approval replaces an earlier one of the same challenge. */
export async function replace(db: Db, pairing: NewPairing): Promise<void> {
  await db('pairings')
    .insert({ ...toRow(COLUMNS, pairing), used_at: null })
    .onConflict(['user_id', 'challenge'])
    .merge()
}

/** Returns the pairing of a code, also of a used or expired one. */
export async function find(db: Db, codeHash: string): Promise<Pairing | undefined> {
  const { challenge, userId, sessionId } = COLUMNS
  return db('pairings').where({ code_hash: codeHash }).first({ challenge, userId, sessionId })
}

/** Marks a code as used. Returns false if it was used before or has expired. */
export async function use(db: Db, codeHash: string, now: Date): Promise<boolean> {
  const used = await db('pairings')
    .where({ code_hash: codeHash })
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .update({ used_at: now })
  return used === 1
}

/** Revokes other approvals of a challenge once its extension is connected. */
export async function revokeOthers(db: Db, challenge: string, at: Date): Promise<void> {
  await db('pairings').where({ challenge }).whereNull('used_at').update({ used_at: at })
}

/** Removes at most `limit` rows that expired before then; returns how many. */
export const removeExpired = deleteBefore('pairings', 'expires_at')
