import { ownOrigins } from '../../http/protection/own-origins.ts'

/** Headers that identify the page that sent a request. */
interface Sender {
  origin: string | undefined
  requestedWith: string | undefined
}

/**
 * Checks that a request with a cookie comes from one of our pages. Browsers attach cookies to cross-site
 * requests too, but no other site can set this header or send our origin.
 */
export function isSameOriginRequest({ origin, requestedWith }: Sender, publicUrl: string): boolean {
  if (!requestedWith) return false
  return origin === undefined || ownOrigins(publicUrl).includes(origin)
}

/** Returns whether an account may sign in with a password. */
export function canSignIn(account: { emailVerifiedAt: Date | null }): boolean {
  return account.emailVerifiedAt !== null
}

const IDLE_MS = 7 * 24 * 3_600_000

/**
 * Returns the time before which a web session must not have been used last; idle sessions expire before
 * `expires_at`.
 */
export const idleCutoff = (now: Date): Date => new Date(now.getTime() - IDLE_MS)

/**
 * Grace period in ms during which the previous refresh token is still accepted, because two tabs may refresh at
 * the same time.
 */
const REFRESH_GRACE_MS = 10_000

interface PresentedToken {
  expiresAt: Date
  /** Time in ms since its rotation, by the clock of the database; null if it was not rotated. */
  supersededForMs: number | null
  /** True when the successor of this token has been rotated too. */
  isSuccessorSpent: boolean
}

/**
 * Decides what to do with a presented refresh token: rotate it; repeat the response of its first use, within
 * the grace period; reject it as expired; or treat it as reused, because a second client has a copy.
 */
export function classifyRefreshToken(
  token: PresentedToken,
  now: Date,
): 'rotate' | 'repeat' | 'expired' | 'reuse' {
  if (token.expiresAt <= now) return 'expired'
  if (token.supersededForMs === null) return 'rotate'
  return token.supersededForMs <= REFRESH_GRACE_MS && !token.isSuccessorSpent ? 'repeat' : 'reuse'
}
