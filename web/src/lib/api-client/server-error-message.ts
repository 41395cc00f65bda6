import { ApiError } from '@registry/shared/client/api-error'

/** Returns the error text from the server's response; undefined without a response or text. */
export function serverErrorMessage(error: Error): string | undefined {
  const said = error instanceof ApiError ? error.details.body?.error : undefined
  return typeof said === 'string' && said !== '' ? said : undefined
}
