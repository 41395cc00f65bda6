import { ApiError } from '@registry/shared/client/api-error'

/**
 * Returns the server's message; without one, `otherwise`, followed by the client's message if there
 * was no response.
 */
export function saveErrorMessage(error: Error, otherwise: string): string
export function saveErrorMessage(error: Error | null, otherwise: string): string | undefined
export function saveErrorMessage(error: Error | null, otherwise: string): string | undefined {
  if (!error) return undefined
  if (!(error instanceof ApiError)) return otherwise
  const { body } = error.details
  if (body === undefined) return `${otherwise}. ${error.message}`
  return typeof body.error === 'string' && body.error !== '' ? body.error : otherwise
}
