import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../http/protection/is-same-secret.ts'
import type { Visitor } from '../../../http/routes/viewer.ts'

/** One hour, in milliseconds. */
export const VISITOR_SESSION_MS = 3_600_000

/** 132 random bits of a 256-bit token. */
const ID_CHARACTERS = 22
const TOKEN = /^v1\.([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/

function sign(key: string, id: string, expiresAt: number): string {
  return createHmac('sha256', key)
    .update(`visitor-session\n${id}\n${expiresAt}`)
    .digest('base64url')
}

interface NewVisitorSession {
  key: string
  randomToken: string
  now: Date
}

/** Creates a signed token that holds only a random id and its expiry. Not stored on the server. */
export function createVisitorSession({ key, randomToken, now }: NewVisitorSession): string {
  const id = randomToken.slice(0, ID_CHARACTERS)
  const expiresAt = now.getTime() + VISITOR_SESSION_MS
  return `v1.${id}.${expiresAt}.${sign(key, id, expiresAt)}`
}

/** Returns the visitor of a token with a valid signature that has not expired. */
export function readVisitorSession(key: string, token: string, now: Date): Visitor | undefined {
  const [, id = '', expiresAt = '', signature = ''] = TOKEN.exec(token) ?? []
  if (!id || !isSameSecret(signature, sign(key, id, Number(expiresAt)))) return undefined
  return Number(expiresAt) > now.getTime() ? { kind: 'visitor', sessionId: id } : undefined
}
