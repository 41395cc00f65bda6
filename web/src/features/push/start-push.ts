import {
  getOwnerSession,
  type OwnerSession,
  subscribeToOwnerSession,
} from '../../lib/owner-session.ts'
import { isPushSupported } from '../../lib/push-browser.ts'
import { SUBSCRIPTION_CHANGED } from '../../lib/worker-messages.ts'

/** Whoever has an account to be told of; the legacy admin has none. */
function ownerOf(session: OwnerSession): string | undefined {
  const isOwner = session.status === 'signed-in' && session.user.can.manageAccount
  return isOwner ? session.user.id : undefined
}

/**
 * Sees to this browser's subscription: for everybody who signs in while a page lies open, and when the
 * browser has changed it.
 */
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

/** Nobody waits for it, and the next page tries again. */
function keep(): void {
  if (Notification.permission !== 'granted') return
  import('./keep-subscribed.ts')
    .then(({ keepSubscribed }) => keepSubscribed())
    .catch(() => undefined)
}
