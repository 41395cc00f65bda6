import { useCallback, useEffect, useState } from 'react'
import { findSubscription, isPushSupported } from '../../../lib/push/push-subscription.ts'
import type { PushCapabilities } from './push-state.ts'

const UNSUPPORTED: PushCapabilities = { isSupported: false, permission: 'default', endpoint: null }

/** Returns the state that is known synchronously: without permission there is no subscription. */
function initialCapabilities(): PushCapabilities {
  if (!isPushSupported()) return UNSUPPORTED
  const { permission } = Notification
  return { isSupported: true, permission, endpoint: permission === 'granted' ? undefined : null }
}

async function readCapabilities(): Promise<PushCapabilities> {
  if (!isPushSupported()) return UNSUPPORTED
  const subscription = await findSubscription().catch(() => undefined)
  const { permission } = Notification
  return { isSupported: true, permission, endpoint: subscription?.endpoint ?? null }
}

/** Returns the push state of this browser, and refreshes it when the permission may have changed. */
export function usePushCapabilities(): {
  capabilities: PushCapabilities
  reread: () => Promise<void>
} {
  const [capabilities, setCapabilities] = useState(initialCapabilities)
  const reread = useCallback(async () => setCapabilities(await readCapabilities()), [])
  useEffect(() => {
    void reread()
    return onPermissionChange(() => void reread())
  }, [reread])
  return { capabilities, reread }
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
