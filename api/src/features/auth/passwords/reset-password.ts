import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/account/auth'
import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import * as audit from '../../audit/audit-store.ts'
import * as userStore from '../../users/user-store.ts'
import * as emailTokenStore from '../accounts/email-token-store.ts'
import { ACCOUNT_RESETS, accountKey } from '../auth-limits.ts'
import { sendPasswordChanged, sendReset } from '../auth-mails.ts'
import { renewDeviceCookie } from '../sessions/device-cookie.ts'
import { hashToken } from '../sessions/hash-token.ts'
import * as knownDeviceStore from '../sessions/known-device-store.ts'
import { revokeAllSessions } from '../sessions/revoke-session.ts'
import { clearFailedAttempts } from './check-password.ts'
import { hashNewPassword } from './hash-new-password.ts'

/**
 * Mails a password reset link. For an unknown email address it does the same work, so that response times do
 * not reveal accounts. Throws RATE_LIMITED.
 */
export async function forgotPassword(app: App, email: string): Promise<void> {
  await app.rateLimits.consume(ACCOUNT_RESETS, accountKey(email))
  const account = await userStore.findByEmail(app.db, email)
  await enqueue(app.db, sendReset, { userId: account?.id ?? app.newId() })
}

interface Reset {
  token: string
  passwordHash: string
  meta: RequestMeta
}

/** Marks the browser as known, so that guessing elsewhere cannot delay the sign-in that follows. */
async function recordKnownDevice(
  db: Db,
  app: App,
  userId: string,
  meta: RequestMeta,
): Promise<void> {
  const deviceHash = hashToken(renewDeviceCookie(meta, app))
  await knownDeviceStore.recordUse(db, { userId, deviceHash, at: app.now() })
}

/** Using the link proves access to the mailbox, so it also verifies the email address. */
async function replacePassword(db: Db, app: App, reset: Reset): Promise<string> {
  const at = app.now()
  const use = { tokenHash: hashToken(reset.token), purpose: 'reset' as const, now: at }
  const id = await emailTokenStore.use(db, use)
  if (!id) throw new AppError('TOKEN_EXPIRED', { message: authMessages.verificationLinkEnded })
  await userStore.setPassword(db, { id, passwordHash: reset.passwordHash, at })
  if (await userStore.setVerified(db, id, at))
    await app.publish(db, { name: 'account.claimed', userId: id, at })
  await emailTokenStore.revokeAll(db, id, at)
  await revokeAllSessions(db, app, id)
  await recordKnownDevice(db, app, id, reset.meta)
  await enqueue(db, sendPasswordChanged, { userId: id })
  await audit.record(
    db,
    { actorKind: 'owner', actorId: id, ...reset.meta.trace },
    'user.password_reset',
    { entityId: id },
  )
  return id
}

/**
 * Sets a new password with a mailed token and revokes all sessions. Throws TOKEN_EXPIRED, and VALIDATION_FAILED
 * for a common password.
 */
export async function resetPassword(
  app: App,
  { token, password }: { token: string; password: string },
  meta: RequestMeta,
): Promise<void> {
  const passwordHash = await hashNewPassword(password)
  const reset = { token, passwordHash, meta }
  const userId = await app.db.transaction(trx => replacePassword(trx, app, reset))
  const account = await userStore.findById(app.db, userId)
  if (account) await clearFailedAttempts(app, { email: account.email, ip: meta.ip })
}
