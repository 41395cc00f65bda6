import type { Db } from '../../../db/connect.ts'

export interface RefreshToken {
  id: string
  sessionId: string
  expiresAt: Date
  supersededAt: Date | null
  supersededBy: string | null
  /** True when the successor of this token has been rotated too. */
  isSuccessorSpent: boolean
}

interface RefreshTokenRow {
  id: string
  session_id: string
  expires_at: Date
  superseded_at: Date | null
  superseded_by: string | null
  is_successor_spent: boolean
}

export interface NewRefreshToken {
  id: string
  sessionId: string
  tokenHash: string
  expiresAt: Date
  createdAt: Date
}

export async function insert(db: Db, token: NewRefreshToken): Promise<void> {
  await db('refresh_tokens').insert({
    id: token.id,
    session_id: token.sessionId,
    token_hash: token.tokenHash,
    expires_at: token.expiresAt,
    created_at: token.createdAt,
  })
}

/** Returns the session of a token, also of an expired or rotated one. */
export async function findSessionId(db: Db, tokenHash: string): Promise<string | undefined> {
  const row: { session_id: string } | undefined = await db('refresh_tokens')
    .where({ token_hash: tokenHash })
    .first('session_id')
  return row?.session_id
}

/** Returns a token. Lock its session first, because two requests may present it at the same time. */
export async function find(db: Db, tokenHash: string): Promise<RefreshToken | undefined> {
  const row: RefreshTokenRow | undefined = await db('refresh_tokens')
    .leftJoin('refresh_tokens as successor', 'successor.id', 'refresh_tokens.superseded_by')
    .where({ 'refresh_tokens.token_hash': tokenHash })
    .first([
      'refresh_tokens.id',
      'refresh_tokens.session_id',
      'refresh_tokens.expires_at',
      'refresh_tokens.superseded_at',
      'refresh_tokens.superseded_by',
      db.raw('successor.superseded_at is not null as is_successor_spent'),
    ])
  return (
    row && {
      id: row.id,
      sessionId: row.session_id,
      expiresAt: row.expires_at,
      supersededAt: row.superseded_at,
      supersededBy: row.superseded_by,
      isSuccessorSpent: row.is_successor_spent,
    }
  )
}

interface Succession {
  id: string
  by: string
  at: Date
}

export async function supersede(db: Db, { id, by, at }: Succession): Promise<void> {
  await db('refresh_tokens').where({ id }).update({ superseded_at: at, superseded_by: by })
}
