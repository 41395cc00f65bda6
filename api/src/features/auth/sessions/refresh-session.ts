import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import type { Trace } from '../../../http/routes/route.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import * as audit from '../../audit/audit-store.ts'
import { REFRESHES } from '../auth-limits.ts'
import { sendSessionReuse } from '../auth-mails.ts'
import { classifyRefreshToken } from '../auth-policy.ts'
import { hashToken } from './hash-token.ts'
import { type Presented, repeat, rotate, type Tokens } from './issue-tokens.ts'
import * as refreshTokenStore from './refresh-token-store.ts'
import { revokeSession } from './revoke-session.ts'
import * as sessionStore from './session-store.ts'

interface RefreshRequest {
  token: string
  /** Tokens of web sessions are accepted from the cookie only, those of extensions from the body only. */
  client: sessionStore.Session['client']
  trace: Trace
}

interface Refreshed {
  userId: string
  tokens: Tokens
}

async function revokeTokenFamily(db: Db, app: App, { session }: Presented, trace: Trace) {
  await revokeSession(db, app, session.id)
  await audit.record(db, { actorKind: 'system', ...trace }, 'session.reuse_detected', {
    entityId: session.id,
    details: { userId: session.userId },
  })
  await enqueue(db, sendSessionReuse, { userId: session.userId, sessionId: session.id })
  app.log.warn({ sessionId: session.id, requestId: trace.requestId }, 'a rotated token came again')
}

async function load(db: Db, app: App, { token, client }: RefreshRequest, sessionId: string) {
  const session = await sessionStore.lockLive(db, sessionId, app.now())
  const row = await refreshTokenStore.find(db, hashToken(token))
  return session && row && session.client === client ? { session, row, token } : undefined
}

/** Returns the outcome instead of throwing, because the transaction must commit the revocation. */
async function refreshOnce(
  db: Db,
  app: App,
  request: RefreshRequest & { sessionId: string },
): Promise<Refreshed | undefined> {
  const presented = await load(db, app, request, request.sessionId)
  if (!presented) return undefined
  const verdict = classifyRefreshToken(presented.row, app.now())
  if (verdict === 'reuse') await revokeTokenFamily(db, app, presented, request.trace)
  if (verdict === 'reuse' || verdict === 'expired') return undefined
  const issue = verdict === 'rotate' ? rotate : repeat
  return { userId: presented.session.userId, tokens: await issue(db, app, presented) }
}

/** Issues new tokens for a refresh token. Throws TOKEN_EXPIRED if it is unknown, expired, revoked or reused. */
export async function refreshSession(app: App, request: RefreshRequest): Promise<Refreshed> {
  const sessionId = await refreshTokenStore.findSessionId(app.db, hashToken(request.token))
  if (!sessionId) throw new AppError('TOKEN_EXPIRED')
  await app.rateLimits.consume(REFRESHES, sessionId)
  const refreshed = await app.db.transaction(trx =>
    refreshOnce(trx, app, { ...request, sessionId }),
  )
  if (!refreshed) throw new AppError('TOKEN_EXPIRED')
  return refreshed
}
