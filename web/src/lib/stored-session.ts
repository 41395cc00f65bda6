import type { TextStorage } from '@registry/shared/client/create-text-storage'
import type { OwnerTokens } from '@registry/shared/client/session/create-token-renewal'
import { type User, user } from '@registry/shared/contract/auth'
import * as z from 'zod/mini'
import { safeStorage } from './safe-storage.ts'
import { SESSION_KEYS } from './session-keys.ts'

export interface SignedInSession extends OwnerTokens {
  user: User
}

/** A session of an earlier page: its user is unknown where an older version kept another shape. */
export interface StoredSession extends OwnerTokens {
  user: User | undefined
}

/** What a header can carry; any other text would fail its call instead of being refused. */
const TOKEN = /^[\x21-\x7e]+$/

function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What signing in or renewing answered; `expiresIn` is in milliseconds and the server's word. */
export function toSession(answer: {
  user: User
  accessToken: string
  expiresIn: number
}): SignedInSession {
  const { accessToken, expiresIn, user } = answer
  return { accessToken, endsAt: Date.now() + expiresIn, user }
}

/** The session of an earlier page, if there is one; what is not whole has to be renewed. */
export function readStoredSession(texts: TextStorage = safeStorage): StoredSession | undefined {
  const accessToken = texts.get(SESSION_KEYS.token)
  if (!accessToken) return undefined
  const owner = z.safeParse(user, parseJson(texts.get(SESSION_KEYS.user)))
  const endsAt = Number(texts.get(SESSION_KEYS.expiry))
  const isWhole = owner.success && Number.isFinite(endsAt) && TOKEN.test(accessToken)
  return { accessToken, endsAt: isWhole ? endsAt : 0, user: owner.data }
}

/** Keeps an owner's session in place of any other. The token comes last: other tabs look then. */
export function storeSession(session: SignedInSession, texts: TextStorage = safeStorage): void {
  clearLegacy(texts)
  texts.set(SESSION_KEYS.user, JSON.stringify(session.user))
  texts.set(SESSION_KEYS.expiry, String(session.endsAt))
  texts.set(SESSION_KEYS.token, session.accessToken)
}

/** The token that the legacy admin's changing calls carry, if one is signed in here. */
export function readLegacyToken(texts: TextStorage = safeStorage): string | undefined {
  return texts.get(SESSION_KEYS.legacyToken)
}

/** Keeps the legacy admin's session in place of any other. */
export function storeLegacyToken(csrfToken: string, texts: TextStorage = safeStorage): void {
  clearOwner(texts)
  texts.set(SESSION_KEYS.legacyLoginTime, String(Date.now()))
  texts.set(SESSION_KEYS.legacyToken, csrfToken)
}

/** Forgets both kinds of session. */
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
