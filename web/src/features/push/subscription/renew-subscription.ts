import { findSubscription, subscribeBrowser } from '../../../lib/push/push-subscription.ts'
import { isDeviceRegistered } from '../../../lib/push/registered-device.ts'
import { getOwnerSession } from '../../../lib/session/owner-session.ts'
import { isSigningOut } from '../../../lib/session/sign-out-tasks.ts'
import { fetchPushKey } from './enable-on-this-browser.ts'
import { registerDevice } from './register-device.ts'

/**
 * Renews this browser's push subscription when the server's key has changed, and registers it after each sign-in. Never
 * asks for permission, and never subscribes a browser that has been signed out meanwhile. Throws ApiError.
 */
export async function renewSubscription(): Promise<void> {
  if (!(await findSubscription())) return
  const key = await fetchPushKey()
  if (isSignedOut()) return
  const subscription = await subscribeBrowser(key)
  if (isSignedOut()) await subscription.unsubscribe()
  else if (!isDeviceRegistered(subscription.endpoint)) await registerDevice(subscription)
}

const isSignedOut = () => isSigningOut() || getOwnerSession().status !== 'signed-in'
