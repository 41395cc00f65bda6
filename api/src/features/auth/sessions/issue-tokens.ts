import { createHmac } from 'node:crypto'
import { deviceLabel, extensionLabel } from '@registry/shared/devices/device-label'
import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import * as accessTokenStore from './access-token-store.ts'
import { hashToken } from './hash-token.ts'
import * as refreshTokenStore from './refresh-token-store.ts'
import * as sessionStore from './session-store.ts'

const ACCESS_MS = 30 * 60_000
const SESSION_MS = 30 * 24 * 3_600_000

/** Tokens of a signed-in device. */
export interface Tokens {
  sessionId: string
  accessToken: string
  refreshToken: string
  /** Lifetime of the access token in ms. */
  expiresIn: number
  /** Time at which the session expires and the device must sign in again. */
  sessionEndsAt: Date
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Issues an access token for a session. */
async function issueAccess(db: Db, app: App, sessionId: string): Promise<string> {
  const accessToken = app.newToken()
  const expiresAt = later(app.now(), ACCESS_MS)
  const tokenHash = hashToken(accessToken)
  await accessTokenStore.insert(db, { tokenHash, sessionId, expiresAt })
  return accessToken
}

interface Device {
  userId: string
  client: sessionStore.Session['client']
  userAgent: string
}

/** Creates a session for a device and issues its first tokens. */
export async function openSession(db: Db, app: App, device: Device): Promise<Tokens> {
  const { userId, client, userAgent } = device
  const createdAt = app.now()
  const expiresAt = later(createdAt, SESSION_MS)
  const sessionId = app.newId()
  const label = client === 'web' ? deviceLabel(userAgent) : extensionLabel(userAgent)
  await sessionStore.insert(db, { id: sessionId, userId, client, label, createdAt, expiresAt })
  const refreshToken = app.newToken()
  const tokenHash = hashToken(refreshToken)
  await refreshTokenStore.insert(db, {
    id: app.newId(),
    sessionId,
    tokenHash,
    createdAt,
    expiresAt,
  })
  const accessToken = await issueAccess(db, app, sessionId)
  return { sessionId, accessToken, refreshToken, expiresIn: ACCESS_MS, sessionEndsAt: expiresAt }
}

/**
 * Returns the token that follows `presented`. Derived instead of random, so that a repeated request within the
 * grace period gets the same token although only its hash is stored. Cannot be computed without both the key
 * and the row.
 */
function successorOf(app: App, presented: string, successorId: string): string {
  const text = `refresh-token\n${successorId}\n${presented}`
  return createHmac('sha256', app.secrets.sessionKey).update(text).digest('base64url')
}

export interface Presented {
  session: sessionStore.Session
  row: refreshTokenStore.RefreshToken
  token: string
}

/** Replaces the presented refresh token with a new one. */
export async function rotate(
  db: Db,
  app: App,
  { session, row, token }: Presented,
): Promise<Tokens> {
  const now = app.now()
  const id = app.newId()
  const { id: sessionId, expiresAt } = session
  const refreshToken = successorOf(app, token, id)
  const tokenHash = hashToken(refreshToken)
  await refreshTokenStore.insert(db, { id, sessionId, tokenHash, createdAt: now, expiresAt })
  await refreshTokenStore.supersede(db, { id: row.id, by: id })
  await sessionStore.touch(db, sessionId, now)
  const accessToken = await issueAccess(db, app, sessionId)
  return { sessionId, accessToken, refreshToken, expiresIn: ACCESS_MS, sessionEndsAt: expiresAt }
}

/** Returns the same refresh token again that the first use of `token` returned, with a new access token. */
export async function repeat(
  db: Db,
  app: App,
  { session, row, token }: Presented,
): Promise<Tokens> {
  const refreshToken = successorOf(app, token, row.supersededBy ?? '')
  const { id: sessionId, expiresAt } = session
  const accessToken = await issueAccess(db, app, sessionId)
  return { sessionId, accessToken, refreshToken, expiresIn: ACCESS_MS, sessionEndsAt: expiresAt }
}
