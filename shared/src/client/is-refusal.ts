import { ApiError } from './api-error.ts'

/** Statuses of a server, or of something before it, that asks to come again. */
const COME_AGAIN = [408, 425, 429]

/**
 * Whether the server itself said no to who is calling. Whatever else fails is an outage, after which
 * the same proof may well be good: no line, no answer in time, too many requests, an answer of a
 * proxy's or of a hotel's login page.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE') return false
  return error.status >= 400 && error.status < 500 && !COME_AGAIN.includes(error.status)
}
