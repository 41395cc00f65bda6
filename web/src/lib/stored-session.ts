import { type User, user } from '@registry/shared/contract/auth'
import * as z from 'zod/mini'

/** Access tokens that end sooner than this are renewed before they are used. */
export const RENEW_BEFORE_MS = 5 * 60_000

export interface StoredSession {
  accessToken: string
  /** Milliseconds since 1970 at which the token ends. */
  expiresAt: number
  user: User
}

/** The names under which a session is kept, fixed by the specification. */
const KEYS = { token: 'accessToken', expiry: 'accessTokenExpiry', user: 'user' } as const
const LEGACY_KEYS = { csrfToken: 'admin_token', loginTime: 'admin_login_time' } as const

function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The session of an earlier page, if there is a whole one; its token may have ended. */
export function readStoredSession(): StoredSession | undefined {
  const accessToken = localStorage.getItem(KEYS.token)
  const expiresAt = Number(localStorage.getItem(KEYS.expiry))
  const owner = z.safeParse(user, parseJson(localStorage.getItem(KEYS.user)))
  if (!accessToken || !(expiresAt > 0) || !owner.success) return undefined
  return { accessToken, expiresAt, user: owner.data }
}

/** Whether the token lasts long enough to be used as it is. */
export function isFresh(session: StoredSession): boolean {
  return session.expiresAt - Date.now() > RENEW_BEFORE_MS
}

/** Keeps what signing in or renewing answered; `expiresIn` is in milliseconds. */
export function storeSession(answer: { user: User; accessToken: string; expiresIn: number }): void {
  localStorage.setItem(KEYS.token, answer.accessToken)
  localStorage.setItem(KEYS.expiry, String(Date.now() + answer.expiresIn))
  localStorage.setItem(KEYS.user, JSON.stringify(answer.user))
}

/** The token that the legacy admin's changing calls carry, if one is signed in here. */
export function readLegacyToken(): string | undefined {
  return localStorage.getItem(LEGACY_KEYS.csrfToken) ?? undefined
}

export function storeLegacyToken(csrfToken: string): void {
  localStorage.setItem(LEGACY_KEYS.csrfToken, csrfToken)
  localStorage.setItem(LEGACY_KEYS.loginTime, String(Date.now()))
}

/** Forgets both kinds of session. */
export function clearStoredSession(): void {
  for (const key of [...Object.values(KEYS), ...Object.values(LEGACY_KEYS)]) {
    localStorage.removeItem(key)
  }
}
