import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/account/auth'
import type { App } from '../../../http/app.ts'
import type { Trace } from '../../../http/routes/route.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import * as audit from '../../audit/audit-store.ts'
import * as userStore from '../../users/user-store.ts'
import { ACCOUNT_RESENDS, accountKey } from '../auth-limits.ts'
import { sendVerification } from '../auth-mails.ts'
import { hashToken } from '../sessions/hash-token.ts'
import * as emailTokenStore from './email-token-store.ts'

/** Verifies the email address of a mailed token and returns the user's id. Throws TOKEN_EXPIRED. */
export async function verifyEmail(app: App, token: string, trace: Trace): Promise<string> {
  return app.db.transaction(async trx => {
    const now = app.now()
    const use = { tokenHash: hashToken(token), purpose: 'verify' as const, now }
    const userId = await emailTokenStore.use(trx, use)
    if (!userId)
      throw new AppError('TOKEN_EXPIRED', { message: authMessages.verificationLinkEnded })
    await userStore.setVerified(trx, userId, now)
    await audit.record(trx, { actorKind: 'owner', actorId: userId, ...trace }, 'user.verified', {
      entityId: userId,
    })
    return userId
  })
}

/**
 * Mails another verification link. For an unknown email address it does the same work, so that response times
 * do not reveal accounts.
 */
export async function resendVerification(app: App, email: string): Promise<void> {
  await app.rateLimits.consume(ACCOUNT_RESENDS, accountKey(email))
  const account = await userStore.findByEmail(app.db, email)
  await enqueue(app.db, sendVerification, { userId: account?.id ?? app.newId() })
}
