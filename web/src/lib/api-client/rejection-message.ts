import { ApiError } from '@registry/shared/client/api-error'
import { isRejectedByServer } from '@registry/shared/client/session/is-rejected-by-server'

/** Returns the server's message for a rejection or rate limit; undefined for outages. */
export function rejectionMessage(error: Error): string | undefined {
  const isReasoned =
    isRejectedByServer(error) || (error instanceof ApiError && error.status === 429)
  return isReasoned ? error.message : undefined
}
