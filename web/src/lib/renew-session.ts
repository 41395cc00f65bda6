import { ApiError } from '@registry/shared/client/api-error'
import { refresh } from '@registry/shared/contract/auth'
import { authClient } from './auth-client.ts'
import { setOwnerSession } from './owner-session.ts'
import { clearStoredSession, isFresh, readStoredSession, storeSession } from './stored-session.ts'

let underway: Promise<boolean> | undefined

/**
 * Renews the session with the cookie, once for all callers and all tabs; true when there is a token
 * other than `refused` to go on with. A refusal signs out; an outage does not, as the cookie still
 * holds.
 */
export function renewSession(refused?: string): Promise<boolean> {
  underway ??= withLock(() => renewUnlessDone(refused)).finally(() => {
    underway = undefined
  })
  return underway
}

/** Another tab may hold the lock; browsers offer locks on https and localhost only. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return await work()
  return await navigator.locks.request('registry-session', work)
}

async function renewUnlessDone(refused: string | undefined): Promise<boolean> {
  const stored = readStoredSession()
  if (stored && isFresh(stored) && stored.accessToken !== refused) {
    setOwnerSession({ status: 'signed-in', user: stored.user, via: 'token' })
    return true
  }
  try {
    const answer = await authClient.call(refresh, { body: {} })
    storeSession(answer)
    setOwnerSession({ status: 'signed-in', user: answer.user, via: 'token' })
    return true
  } catch (error) {
    if (isRefusal(error)) endSession()
    return false
  }
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  )
}

function endSession(): void {
  clearStoredSession()
  setOwnerSession({ status: 'signed-out' })
}
