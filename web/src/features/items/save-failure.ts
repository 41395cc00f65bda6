import { ApiError } from '@registry/shared/client/api-error'

/** The server's sentence for what could not be done, else a general one. */
export function saveFailure(error: Error | null, otherwise: string): string | undefined {
  if (!error) return undefined
  return error instanceof ApiError && error.message !== '' ? error.message : otherwise
}
