import { ApiError } from '@registry/shared/client/api-error'

const STALE_CODES = ['ALREADY_REVIEWED', 'STEP_NOT_ALLOWED', 'NOT_FOUND']

/** Returns whether the request failed because the offering was deleted or its status has changed. */
export function isStaleOffering(error: unknown): boolean {
  return error instanceof ApiError && STALE_CODES.includes(error.code)
}
