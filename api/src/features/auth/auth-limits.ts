import { createHash } from 'node:crypto'
import type { Limit } from '../../http/limits/rate-limits.ts'

const MINUTE = 60
const HOUR = 3_600

/** High, because a visitor session is cheap and hundreds of visitors may share one IP address. */
export const VISITOR_SESSIONS: Limit = {
  name: 'visitor-sessions',
  points: 1_500,
  windowS: 10 * MINUTE,
  by: 'ip',
}
export const REGISTRATIONS: Limit = {
  name: 'registrations',
  points: 5,
  windowS: HOUR,
  by: 'ip',
  store: 'postgres',
}
export const LOGINS: Limit = {
  name: 'logins',
  points: 20,
  windowS: 15 * MINUTE,
  by: 'ip',
  store: 'postgres',
}
export const REFRESH_REQUESTS: Limit = {
  name: 'refresh-requests',
  points: 120,
  windowS: 10 * MINUTE,
  by: 'ip',
}
/** Per session. */
export const REFRESHES: Limit = {
  name: 'refreshes',
  points: 30,
  windowS: HOUR,
  by: 'viewer',
  store: 'postgres',
}
export const VERIFICATIONS: Limit = {
  name: 'verifications',
  points: 20,
  windowS: 15 * MINUTE,
  by: 'ip',
  store: 'postgres',
}
export const RESENDS: Limit = {
  name: 'resends',
  points: 10,
  windowS: HOUR,
  by: 'ip',
  store: 'postgres',
}
/** Per email address. */
export const ACCOUNT_RESENDS: Limit = {
  name: 'account-resends',
  points: 3,
  windowS: HOUR,
  by: 'ip',
  store: 'postgres',
}
/** Corrections of an unverified email address, per account. */
export const ACCOUNT_CORRECTIONS: Limit = {
  name: 'account-corrections',
  points: 5,
  windowS: HOUR,
  by: 'ip',
  store: 'postgres',
}
/** Requests for a password reset link. */
export const RESET_REQUESTS: Limit = {
  name: 'reset-requests',
  points: 10,
  windowS: HOUR,
  by: 'ip',
  store: 'postgres',
}
/** Per email address. */
export const ACCOUNT_RESETS: Limit = {
  name: 'account-resets',
  points: 3,
  windowS: HOUR,
  by: 'ip',
  store: 'postgres',
}
/** Password resets with a mailed link. */
export const RESETS: Limit = {
  name: 'resets',
  points: 20,
  windowS: 15 * MINUTE,
  by: 'ip',
  store: 'postgres',
}
/** Pairing approvals per registry. */
export const PAIRING_APPROVALS: Limit = {
  name: 'pairing-approvals',
  points: 20,
  windowS: HOUR,
  by: 'registry',
  store: 'postgres',
}
export const PAIRING_CLAIMS: Limit = {
  name: 'pairing-claims',
  points: 20,
  windowS: 15 * MINUTE,
  by: 'ip',
  store: 'postgres',
}
export const EXPORTS: Limit = {
  name: 'exports',
  points: 10,
  windowS: HOUR,
  by: 'registry',
  store: 'postgres',
}
export const LEGACY_LOGINS: Limit = {
  name: 'legacy-logins',
  points: 3,
  windowS: 15 * MINUTE,
  by: 'ip',
  store: 'postgres',
}

/** Returns the rate limit key of an account: a hash, so that the table holds no email address. */
export function accountKey(email: string, ip = ''): string {
  return createHash('sha256').update(`${email.toLowerCase()}\n${ip}`).digest('base64url')
}
