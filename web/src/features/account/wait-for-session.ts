import {
  getOwnerSession,
  type OwnerSession,
  subscribeToOwnerSession,
} from '../../lib/owner-session.ts'

/** Who is signed in, once that is known: a page that was just opened is still finding out. */
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
