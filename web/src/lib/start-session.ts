import { me } from '@registry/shared/contract/auth'
import { authClient } from './auth-client.ts'
import { setOwnerSession } from './owner-session.ts'
import { renewSession } from './renew-session.ts'
import { isFresh, readLegacyToken, readStoredSession } from './stored-session.ts'

/** A token lives for 30 minutes; this keeps it alive on a page that only lies open. */
const RENEW_EVERY_MS = 25 * 60_000

/**
 * Finds out who is signed in when a page opens: the kept user while the token lasts, else the legacy
 * admin's cookie, else whoever the refresh cookie stands for. Gives the function that stops renewing.
 */
export function startSession(): () => void {
  void findOwner()
  const timer = setInterval(() => {
    if (readStoredSession()) void renewSession(readStoredSession()?.accessToken)
  }, RENEW_EVERY_MS)
  return () => clearInterval(timer)
}

async function findOwner(): Promise<void> {
  const stored = readStoredSession()
  if (stored && isFresh(stored)) {
    setOwnerSession({ status: 'signed-in', user: stored.user, via: 'token' })
    return
  }
  if (await resumeLegacy()) return
  if (stored && (await renewSession())) return
  setOwnerSession({ status: 'signed-out' })
}

async function resumeLegacy(): Promise<boolean> {
  if (readLegacyToken() === undefined) return false
  try {
    const answer = await authClient.call(me, {})
    setOwnerSession({ status: 'signed-in', user: answer.user, via: 'legacy' })
    return true
  } catch {
    return false
  }
}
