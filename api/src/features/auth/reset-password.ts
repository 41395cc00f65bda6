import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/auth'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import type { RequestMeta, Trace } from '../../http/route.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import * as audit from '../audit/audit-store.ts'
import * as userStore from '../users/user-store.ts'
import { sendPasswordChanged } from './auth-mails.ts'
import { hashChosenPassword } from './choose-password.ts'
import * as emailTokenStore from './email-token-store.ts'
import { hashToken } from './hash-token.ts'
import * as sessionStore from './session-store.ts'
import { forgiveTries } from './try-password.ts'

interface Reset {
  token: string
  passwordHash: string
  trace: Trace
}

/** Whoever follows the link reads the account's mail: that verifies the address too. */
async function replacePassword(db: Db, app: App, reset: Reset): Promise<string> {
  const at = app.now()
  const use = { tokenHash: hashToken(reset.token), purpose: 'reset' as const, now: at }
  const id = await emailTokenStore.use(db, use)
  if (!id) throw new AppError('TOKEN_EXPIRED', { message: authMessages.verificationLinkEnded })
  await userStore.setPassword(db, { id, passwordHash: reset.passwordHash, at })
  await userStore.setVerified(db, id, at)
  await emailTokenStore.endAll(db, id, at)
  await sessionStore.revokeAll(db, id, at)
  await enqueue(db, sendPasswordChanged, { userId: id })
  await audit.record(db, {
    actorKind: 'owner',
    actorId: id,
    action: 'user.password_reset',
    entity: 'user',
    entityId: id,
    ...reset.trace,
  })
  return id
}

/**
 * Sets a new password for the account of a mailed token and signs it out everywhere. Throws
 * TOKEN_EXPIRED, and VALIDATION_FAILED for a password that is too common.
 */
export async function resetPassword(
  app: App,
  { token, password }: { token: string; password: string },
  { ip, trace }: RequestMeta,
): Promise<void> {
  const passwordHash = await hashChosenPassword(password)
  const reset = { token, passwordHash, trace }
  const userId = await app.db.transaction(trx => replacePassword(trx, app, reset))
  const account = await userStore.findById(app.db, userId)
  if (account) await forgiveTries(app, { email: account.email, ip })
}
