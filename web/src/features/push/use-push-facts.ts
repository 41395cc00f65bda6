import { useCallback, useEffect, useState } from 'react'
import { findSubscription, isPushSupported } from '../../lib/push-browser.ts'
import type { PushFacts } from './push-state.ts'

const UNSUPPORTED: PushFacts = { isSupported: false, permission: 'default', endpoint: null }

/** What is known without waiting: that nobody is subscribed who never allowed it. */
function factsAtOnce(): PushFacts {
  if (!isPushSupported()) return UNSUPPORTED
  const { permission } = Notification
  return { isSupported: true, permission, endpoint: permission === 'granted' ? undefined : null }
}

async function readFacts(): Promise<PushFacts> {
  if (!isPushSupported()) return UNSUPPORTED
  const subscription = await findSubscription().catch(() => undefined)
  const { permission } = Notification
  return { isSupported: true, permission, endpoint: subscription?.endpoint ?? null }
}

/** What this browser says of notifications, read again whenever that may have changed. */
export function usePushFacts(): { facts: PushFacts; reread: () => Promise<void> } {
  const [facts, setFacts] = useState(factsAtOnce)
  const reread = useCallback(async () => setFacts(await readFacts()), [])
  useEffect(() => {
    void reread()
    return onPermissionChange(() => void reread())
  }, [reread])
  return { facts, reread }
}

/** Whoever unblocks notifications does that in the browser's own menus, or comes back from its settings. */
function onPermissionChange(listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('visibilitychange', listener, { signal })
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then(status => status.addEventListener('change', listener, { signal }))
    // Coming back to the page is enough where a browser does not tell.
    .catch(() => undefined)
  return () => controller.abort()
}
