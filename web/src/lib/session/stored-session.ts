import type { TextStorage } from '@registry/shared/client/create-text-storage'
import type { OwnerTokens } from '@registry/shared/client/session/create-token-renewal'
import { type User, user } from '@registry/shared/contract/account/auth'
import { parseJson } from '@registry/shared/text/parse-json'
import * as z from 'zod/mini'
import { safeStorage } from '../storage/safe-storage.ts'
import { SESSION_KEYS } from './session-keys.ts'

export interface SignedInSession extends OwnerTokens {
  user: User
}

/** A stored session; its user is undefined if an older release stored another format. */
export interface StoredSession extends OwnerTokens {
  user: User | undefined
}

/**
 * Local storage key of a sign-out that the server has not confirmed. Storing a session removes it, because repeating the
 * sign-out would end the new session.
 */
export const PENDING_SIGN_OUT = 'sign_out_pending'

/** Characters valid in a header. With others fetch would throw, and the token would never be rejected. */
const TOKEN = /^[\x21-\x7e]+$/

/** Converts the response of sign-in or refresh; `expiresIn` is in milliseconds. */
export function toSession(answer: {
  user: User
  accessToken: string
  expiresIn: number
}): SignedInSession {
  const { accessToken, expiresIn, user } = answer
  return { accessToken, endsAt: Date.now() + expiresIn, user }
}

/** Returns the stored session, if any; an invalid one counts as expired, so that it is refreshed. */
export function readStoredSession(texts: TextStorage = safeStorage): StoredSession | undefined {
  const accessToken = texts.get(SESSION_KEYS.token)
  if (!accessToken) return undefined
  const owner = z.safeParse(user, parseJson(texts.get(SESSION_KEYS.user) ?? ''))
  const endsAt = Number(texts.get(SESSION_KEYS.expiry))
  const isWhole = owner.success && Number.isFinite(endsAt) && TOKEN.test(accessToken)
  return { accessToken, endsAt: isWhole ? endsAt : 0, user: owner.data }
}

/** Replaces any stored session. The token is written last, because it makes other tabs read the rest. */
export function storeSession(session: SignedInSession, texts: TextStorage = safeStorage): void {
  clearLegacy(texts)
  texts.remove(PENDING_SIGN_OUT)
  texts.set(SESSION_KEYS.user, JSON.stringify(session.user))
  texts.set(SESSION_KEYS.expiry, String(session.endsAt))
  texts.set(SESSION_KEYS.token, session.accessToken)
}

/** Returns the CSRF token for the legacy admin's writing requests, if one is signed in. */
export function readLegacyToken(texts: TextStorage = safeStorage): string | undefined {
  return texts.get(SESSION_KEYS.legacyToken)
}

/** Replaces any stored session with the legacy admin's. Public pages show the name. */
export function storeLegacySession(
  { csrfToken, name }: { csrfToken: string; name: string },
  texts: TextStorage = safeStorage,
): void {
  clearOwner(texts)
  texts.remove(PENDING_SIGN_OUT)
  texts.set(SESSION_KEYS.user, JSON.stringify({ name }))
  texts.set(SESSION_KEYS.legacyLoginTime, String(Date.now()))
  texts.set(SESSION_KEYS.legacyToken, csrfToken)
}

/** Deletes both kinds of session. */
export function clearStoredSession(texts: TextStorage = safeStorage): void {
  clearOwner(texts)
  clearLegacy(texts)
}

function clearOwner(texts: TextStorage): void {
  for (const key of ['token', 'expiry', 'user'] as const) texts.remove(SESSION_KEYS[key])
}

function clearLegacy(texts: TextStorage): void {
  for (const key of ['legacyToken', 'legacyLoginTime'] as const) texts.remove(SESSION_KEYS[key])
}
