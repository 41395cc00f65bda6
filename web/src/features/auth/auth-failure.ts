import { ApiError } from '@registry/shared/client/api-error'
import { authMessages } from '@registry/shared/messages/auth'

/** The sentence for a login that did not succeed: the server's where it has one, else a general one. */
export function authFailure(error: unknown, kind: 'user' | 'legacy'): string {
  if (!(error instanceof ApiError)) return authMessages.failed
  if (error.code === 'INVALID_CREDENTIALS') {
    return kind === 'legacy' ? authMessages.invalidAdminPassword : authMessages.invalidCredentials
  }
  return error.status >= 400 && error.status < 500 ? error.message : authMessages.failed
}
