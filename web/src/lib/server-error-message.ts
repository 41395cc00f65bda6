import { ApiError } from '@registry/shared/client/api-error'

/** What the server itself says of a failure; undefined where it says nothing, or never answered. */
export function serverErrorMessage(error: Error): string | undefined {
  const said = error instanceof ApiError ? error.details.body?.error : undefined
  return typeof said === 'string' && said !== '' ? said : undefined
}
