import { ownOrigins } from '../../http/own-origins.ts'

/** What a request says about the page that sent it. */
export interface Sender {
  origin: string | undefined
  requestedWith: string | undefined
}

/**
 * Whether a call that a cookie proves comes from a page of ours. Browsers send cookies along with
 * requests that any page causes, but no foreign page can set this header or our origin.
 */
export function isSameOriginRequest({ origin, requestedWith }: Sender, publicUrl: string): boolean {
  if (!requestedWith) return false
  return origin === undefined || ownOrigins(publicUrl).includes(origin)
}

/** Whether an account may sign in by password. */
export function canSignIn(account: { emailVerifiedAt: Date | null }): boolean {
  return account.emailVerifiedAt !== null
}

const IDLE_MS = 7 * 24 * 3_600_000

/** A web session that was not used after this moment has ended, however long it might have lasted. */
export const idleCutoff = (now: Date): Date => new Date(now.getTime() - IDLE_MS)

/** How long the token before the present one still counts: two tabs that refresh together. */
export const REFRESH_GRACE_MS = 10_000

export interface PresentedToken {
  expiresAt: Date
  supersededAt: Date | null
  /** Its successor has been superseded too. */
  isSuccessorSpent: boolean
}

/**
 * What a presented refresh token deserves: the next one; the same answer as its first use, right
 * after that; nothing once it has ended; or the end of its session, since somebody has a copy.
 */
export function classifyRefreshToken(
  token: PresentedToken,
  now: Date,
): 'rotate' | 'repeat' | 'expired' | 'reuse' {
  if (token.expiresAt <= now) return 'expired'
  if (token.supersededAt === null) return 'rotate'
  const age = now.getTime() - token.supersededAt.getTime()
  return age <= REFRESH_GRACE_MS && !token.isSuccessorSpent ? 'repeat' : 'reuse'
}
