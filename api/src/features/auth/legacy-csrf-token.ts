import { hashToken } from './hash-token.ts'
import { isSameSecret } from './is-same-secret.ts'
import type { LegacySession } from './legacy-session-store.ts'

/** Whether a token is the CSRF token of a legacy session; compared in constant time. */
export function isCsrfTokenOf({ csrfHash }: LegacySession, token: string): boolean {
  return isSameSecret(hashToken(token), csrfHash)
}
