import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/account/auth'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './password-hash.ts'

/** Returns the hash of a new password. Throws VALIDATION_FAILED for a common one. */
export async function hashNewPassword(password: string): Promise<string> {
  const message = authMessages.passwordTooCommon
  if (await isCommonPassword(password)) {
    throw new AppError('VALIDATION_FAILED', { message, fields: { password: message } })
  }
  return hashPassword(password)
}
