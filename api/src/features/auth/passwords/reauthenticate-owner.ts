import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/account/auth'
import type { App } from '../../../http/app.ts'
import type { Owner } from '../../../http/routes/viewer.ts'
import * as userStore from '../../users/user-store.ts'
import { checkPassword } from './check-password.ts'

/**
 * Returns the account if the password is right. Required for irreversible actions, which a stolen token alone
 * must not allow. Throws INVALID_CREDENTIALS, and RATE_LIMITED after consecutive failures.
 */
export async function reauthenticateOwner(
  app: App,
  { userId, sessionId }: Owner,
  { password, ip }: { password: string; ip: string },
): Promise<userStore.Account> {
  const account = await userStore.findById(app.db, userId)
  if (!account) throw new AppError('TOKEN_EXPIRED')
  const { email, passwordHash } = account
  // The session id counts as a known device, so that guessing elsewhere does not delay this owner.
  const attempt = { email, ip, passwordHash, password, knownDevice: sessionId }
  if (await checkPassword(app, attempt)) return account
  const message = authMessages.passwordWrong
  throw new AppError('INVALID_CREDENTIALS', { message, fields: { password: message } })
}
