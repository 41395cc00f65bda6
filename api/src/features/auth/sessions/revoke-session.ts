import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import * as sessionStore from './session-store.ts'

type Tools = Pick<App, 'now' | 'publish'>

/** Revokes a session with its access tokens and push subscriptions. Run it in a transaction. */
export async function revokeSession(
  db: Db,
  { now, publish }: Tools,
  sessionId: string,
): Promise<void> {
  await sessionStore.revoke(db, sessionId, now())
  await publish(db, { name: 'session.revoked', sessionId })
}

/** Revokes all sessions of a user with their access tokens and push subscriptions. Run it in a transaction. */
export async function revokeAllSessions(
  db: Db,
  { now, publish }: Tools,
  userId: string,
): Promise<void> {
  await sessionStore.revokeAll(db, userId, now())
  await publish(db, { name: 'user.signed_out', userId })
}
