import { isPushSupported } from '../../../lib/push/push-subscription.ts'
import {
  NOTIFICATION_OPENED,
  SUBSCRIPTION_CHANGED,
} from '../../../lib/service-worker/service-worker-messages.ts'
import {
  getOwnerSession,
  type OwnerSession,
  subscribeToOwnerSession,
} from '../../../lib/session/owner-session.ts'

/** Returns the user id of an owner with an account; the legacy administrator has none. */
function ownerId(session: OwnerSession): string | undefined {
  const isOwner = session.status === 'signed-in' && session.user.can.manageAccount
  return isOwner ? session.user.id : undefined
}

/** Refreshes the push subscription after each sign-in and when the browser reports a changed subscription. */
export function startPush(): void {
  if (!isPushSupported()) return
  let seen: string | undefined
  const check = () => {
    const owner = ownerId(getOwnerSession())
    const isNew = owner !== undefined && owner !== seen
    seen = owner
    if (isNew) renew()
  }
  subscribeToOwnerSession(check)
  check()
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.kind === SUBSCRIPTION_CHANGED && seen !== undefined) renew()
    if (data?.kind === NOTIFICATION_OPENED) scrollTo(0, 0)
  })
}

/** Runs in the background; a failure is retried on the next page load. */
function renew(): void {
  if (Notification.permission !== 'granted') return
  import('./renew-subscription.ts')
    .then(({ renewSubscription }) => renewSubscription())
    .catch(() => undefined)
}
