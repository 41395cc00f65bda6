import {
  getOwnerSession,
  type OwnerSession,
  subscribeToOwnerSession,
} from '../../../lib/session/owner-session.ts'

/**
 * Resolves with the session as soon as it is determined; right after page load it is still
 * 'starting'.
 */
export function waitForSession(): Promise<OwnerSession> {
  return new Promise(resolve => {
    const session = getOwnerSession()
    if (session.status !== 'starting') return resolve(session)
    const stop = subscribeToOwnerSession(() => {
      const next = getOwnerSession()
      if (next.status === 'starting') return
      stop()
      resolve(next)
    })
  })
}
