import { ApiError } from '@registry/shared/client/api-error'
import { suggestionMessages } from '@registry/shared/messages/items/suggestions'

const { loginRequired, rateLimited, unavailable, requestFailed, networkFailed } = suggestionMessages

/** Returns the error text of a failed request. */
export function suggestionErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return requestFailed
  const { status, code, message } = error
  if (code === 'NETWORK' || code === 'TIMEOUT') return networkFailed
  if (status === 401) return loginRequired
  if (status === 429) return rateLimited
  if (status >= 500) return unavailable
  const named = Object.values(error.details.fields ?? {})[0]
  return named ?? (status >= 400 && message ? message : requestFailed)
}
