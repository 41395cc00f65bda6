import { isSameSecret } from '../../../http/protection/is-same-secret.ts'
import { hashToken } from '../sessions/hash-token.ts'
import type { LegacySession } from './legacy-session-store.ts'

/** Checks the CSRF token of a legacy session in constant time. */
export function isCsrfTokenOf({ csrfHash }: LegacySession, token: string): boolean {
  return isSameSecret(hashToken(token), csrfHash)
}
