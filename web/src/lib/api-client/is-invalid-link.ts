import { ApiError } from '@registry/shared/client/api-error'

const INVALID_LINK_STATUSES = [400, 403, 404]

/**
 * Returns true if the server rejected the key of an emailed link. Other failures may be temporary, such as the login
 * page of a captive portal.
 */
export function isInvalidLink(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE') return false
  return INVALID_LINK_STATUSES.includes(error.status)
}
