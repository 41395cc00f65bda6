import { ApiError } from '@registry/shared/client/api-error'

/**
 * Why an item was not saved: the server's own sentence; without one, that it failed, and after it what
 * is known of why.
 */
export function saveErrorMessage(error: Error | null, otherwise: string): string | undefined {
  if (!error) return undefined
  if (!(error instanceof ApiError)) return otherwise
  const { body } = error.details
  if (body === undefined) return `${otherwise}. ${error.message}`
  return typeof body.error === 'string' && body.error !== '' ? body.error : otherwise
}
