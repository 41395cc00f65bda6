import { useCallback, useEffect, useState } from 'react'
import { findSubscription, isPushSupported } from '../../../lib/push/push-subscription.ts'
import type { PushFacts } from './push-state.ts'

const UNSUPPORTED: PushFacts = { isSupported: false, permission: 'default', endpoint: null }

/** Returns the state that is known synchronously: without permission there is no subscription. */
function initialFacts(): PushFacts {
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

/** Returns the push state of this browser, and refreshes it when the permission may have changed. */
export function usePushFacts(): { facts: PushFacts; reread: () => Promise<void> } {
  const [facts, setFacts] = useState(initialFacts)
  const reread = useCallback(async () => setFacts(await readFacts()), [])
  useEffect(() => {
    void reread()
    return onPermissionChange(() => void reread())
  }, [reread])
  return { facts, reread }
}

/** Users unblock notifications in the browser's menu or in the system settings, so listen for both. */
function onPermissionChange(listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('visibilitychange', listener, { signal })
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then(status => status.addEventListener('change', listener, { signal }))
    // Browsers without the permissions query still report `visibilitychange`.
    .catch(() => undefined)
  return () => controller.abort()
}
