import {
  getOwnerSession,
  type OwnerSession,
  subscribeToOwnerSession,
} from '../../lib/owner-session.ts'
import { isPushSupported } from '../../lib/push-browser.ts'

/** Whoever has an account to be told of; the legacy admin has none. */
function ownerOf(session: OwnerSession): string | undefined {
  const isOwner = session.status === 'signed-in' && session.user.can.manageAccount
  return isOwner ? session.user.id : undefined
}

/** Sees to this browser's subscription once for everybody who is signed in while a page lies open. */
export function startPush(): void {
  if (!isPushSupported()) return
  let seen: string | undefined
  const look = () => {
    const owner = ownerOf(getOwnerSession())
    const isNew = owner !== undefined && owner !== seen
    seen = owner
    if (!isNew || Notification.permission !== 'granted') return
    // Nobody waits for it, and the next page tries again.
    import('./keep-subscribed.ts')
      .then(({ keepSubscribed }) => keepSubscribed())
      .catch(() => undefined)
  }
  subscribeToOwnerSession(look)
  look()
}
