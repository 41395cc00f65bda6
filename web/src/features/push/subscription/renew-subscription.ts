import { findSubscription, subscribeBrowser } from '../../../lib/push/push-subscription.ts'
import { isDeviceRegistered } from '../../../lib/push/registered-device.ts'
import { fetchPushKey } from './enable-on-this-browser.ts'
import { registerDevice } from './register-device.ts'

/**
 * Renews this browser's push subscription when the server's key has changed, and registers it after each sign-in. Never
 * asks for permission. Throws ApiError.
 */
export async function renewSubscription(): Promise<void> {
  if (!(await findSubscription())) return
  const subscription = await subscribeBrowser(await fetchPushKey())
  if (!isDeviceRegistered(subscription.endpoint)) await registerDevice(subscription)
}
