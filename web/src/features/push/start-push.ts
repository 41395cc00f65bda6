import {
  getOwnerSession,
  type OwnerSession,
  subscribeToOwnerSession,
} from '../../lib/owner-session.ts'
import { isPushSupported } from '../../lib/push-browser.ts'
import { SUBSCRIPTION_CHANGED } from '../../lib/worker-messages.ts'

/** Returns the user id of an owner with an account; the legacy administrator has none. */
function ownerOf(session: OwnerSession): string | undefined {
  const isOwner = session.status === 'signed-in' && session.user.can.manageAccount
  return isOwner ? session.user.id : undefined
}

/** Refreshes the push subscription after each sign-in and when the browser reports a changed subscription. */
export function startPush(): void {
  if (!isPushSupported()) return
  let seen: string | undefined
  const look = () => {
    const owner = ownerOf(getOwnerSession())
    const isNew = owner !== undefined && owner !== seen
    seen = owner
    if (isNew) keep()
  }
  subscribeToOwnerSession(look)
  look()
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.kind === SUBSCRIPTION_CHANGED && seen !== undefined) keep()
  })
}

/** Runs in the background; a failure is retried on the next page load. */
function keep(): void {
  if (Notification.permission !== 'granted') return
  import('./keep-subscribed.ts')
    .then(({ keepSubscribed }) => keepSubscribed())
    .catch(() => undefined)
}
