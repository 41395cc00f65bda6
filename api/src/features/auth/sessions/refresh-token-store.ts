import type { Db } from '../../../db/connect.ts'

export interface RefreshToken {
  id: string
  sessionId: string
  expiresAt: Date
  /** Time in ms since it was rotated, by the clock of the database, which all copies of the api share. */
  supersededForMs: number | null
  supersededBy: string | null
  /** True when the successor of this token has been rotated too. */
  isSuccessorSpent: boolean
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
  return db('refresh_tokens')
    .leftJoin('refresh_tokens as successor', 'successor.id', 'refresh_tokens.superseded_by')
    .where({ 'refresh_tokens.token_hash': tokenHash })
    .select({
      id: 'refresh_tokens.id',
      sessionId: 'refresh_tokens.session_id',
      expiresAt: 'refresh_tokens.expires_at',
      supersededBy: 'refresh_tokens.superseded_by',
    })
    .first(
      db.raw(
        `(extract(epoch from now() - refresh_tokens.superseded_at) * 1000)::bigint as "supersededForMs"`,
      ),
      db.raw('successor.superseded_at is not null as "isSuccessorSpent"'),
    )
}

interface Succession {
  id: string
  by: string
}

export async function supersede(db: Db, { id, by }: Succession): Promise<void> {
  await db('refresh_tokens').where({ id }).update({ superseded_at: db.fn.now(), superseded_by: by })
}
