import { AppError } from '@registry/shared/errors/app-error'
import { ERROR_CODES } from '@registry/shared/errors/error-codes'

/** Returns the error for an email address that another account uses, shown at the named field. */
export function createEmailTakenError(field: 'email' | 'newEmail'): AppError {
  return new AppError('EMAIL_TAKEN', { fields: { [field]: ERROR_CODES.EMAIL_TAKEN.message } })
}
