import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import * as audit from '../../audit/audit-store.ts'
import { sendNewDevice } from '../auth-mails.ts'
import { isSameOriginRequest } from '../auth-policy.ts'
import type { SignedIn } from './create-sign-in-response.ts'
import { renewDeviceCookie } from './device-cookie.ts'
import { hashToken } from './hash-token.ts'
import { openSession, type Tokens } from './issue-tokens.ts'
import * as knownDeviceStore from './known-device-store.ts'
import { peekRefreshCookie } from './refresh-cookie.ts'
import * as refreshTokenStore from './refresh-token-store.ts'
import { revokeSession } from './revoke-session.ts'
import type * as sessionStore from './session-store.ts'

interface SignIn {
  userId: string
  client: sessionStore.Session['client']
  meta: RequestMeta
}

/** A browser holds one session, so signing in revokes the previous one, also of another account. */
async function endFormerSession(db: Db, app: App, { meta }: SignIn): Promise<void> {
  const cookie = isSameOriginRequest(meta, app.config.publicUrl) && peekRefreshCookie(meta)
  const id = cookie && (await refreshTokenStore.findSessionId(db, hashToken(cookie)))
  if (id) await revokeSession(db, app, id)
}

/**
 * Signs a device in, in the caller's transaction. Mails the owner if the device is neither known nor the
 * account's first. Each extension counts as a new device.
 */
export async function signInDevice(db: Db, app: App, signIn: SignIn): Promise<Tokens> {
  const { userId, client, meta } = signIn
  const isWeb = client === 'web'
  if (isWeb) await endFormerSession(db, app, signIn)
  const tokens = await openSession(db, app, { userId, client, userAgent: meta.userAgent })
  const deviceHash = hashToken(isWeb ? renewDeviceCookie(meta, app) : app.newToken())
  const isFirst = !(await knownDeviceStore.hasAny(db, userId))
  const isNew = await knownDeviceStore.recordUse(db, { userId, deviceHash, at: app.now() })
  if (isNew && !isFirst) {
    await enqueue(db, sendNewDevice, { userId, sessionId: tokens.sessionId })
  }
  return tokens
}

interface SignInOwner extends Omit<SignedIn, 'tokens'> {
  meta: RequestMeta
  /** Set when the owner approved it on another device. */
  by?: 'pairing'
}

/** Signs a device of an owner in and records it, in the caller's transaction. */
export async function signInOwner(
  db: Db,
  app: App,
  { account, registry, client, meta, ...details }: SignInOwner,
): Promise<SignedIn> {
  const tokens = await signInDevice(db, app, { userId: account.id, client, meta })
  await audit.record(
    db,
    { actorKind: 'owner', actorId: account.id, registryId: registry.id, ...meta.trace },
    'user.signed_in',
    { entityId: account.id, details: { client, ...details } },
  )
  return { account, registry, tokens, client }
}
