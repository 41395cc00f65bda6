import type * as contract from '@registry/shared/contract/account/auth'
import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/account/auth'
import type * as z from 'zod'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import type { App } from '../../../http/app.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import * as audit from '../../audit/audit-store.ts'
import * as userStore from '../../users/user-store.ts'
import { ACCOUNT_CORRECTIONS, ACCOUNT_RESENDS, accountKey } from '../auth-limits.ts'
import { sendVerification } from '../auth-mails.ts'
import { authenticateOwner } from '../sessions/login.ts'
import { createEmailTakenError } from './email-taken-error.ts'
import * as emailTokenStore from './email-token-store.ts'

type Correction = z.output<typeof contract.correctEmail.body>

/**
 * Replaces the unverified email address of an account, revokes the links mailed to the former one and mails a link
 * to the new one; sessions stay. Throws INVALID_CREDENTIALS, ALREADY_VERIFIED, EMAIL_TAKEN, RATE_LIMITED.
 */
export async function correctEmail(
  app: App,
  { newEmail, ...credentials }: Correction,
  meta: RequestMeta,
): Promise<void> {
  const account = await authenticateOwner(app, credentials, meta)
  const { id } = account
  // By id, because each correction changes the email address.
  await app.rateLimits.consume(ACCOUNT_CORRECTIONS, id)
  await app.rateLimits.consume(ACCOUNT_RESENDS, accountKey(newEmail))
  const at = app.now()
  await app.db.transaction(async trx => {
    if (!(await userStore.lockIfPasswordUnchanged(trx, account)))
      throw new AppError('INVALID_CREDENTIALS')
    const isCorrected = await userStore
      .correctEmail(trx, { id, email: newEmail, at })
      .catch(error => {
        throw isUniqueViolation(error) ? createEmailTakenError('newEmail') : error
      })
    if (!isCorrected)
      throw new AppError('ALREADY_VERIFIED', { message: authMessages.emailConfirmedAlready })
    await emailTokenStore.revokeAll(trx, id, at)
    await enqueue(trx, sendVerification, { userId: id })
    await audit.record(
      trx,
      { actorKind: 'owner', actorId: id, ...meta.trace },
      'user.email_corrected',
      { entityId: id },
    )
  })
}
