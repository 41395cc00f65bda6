import { findSubscription, subscribeBrowser } from '../../lib/push-browser.ts'
import { isTold } from '../../lib/told-device.ts'
import { fetchPushKey } from './enable-here.ts'
import { tellOfDevice } from './tell-of-device.ts'

/**
 * Keeps a browser that has a subscription told of gifts: renews it where the server's key is another
 * by now, and tells the server after each sign-in. Never asks for anything. Throws ApiError.
 */
export async function keepSubscribed(): Promise<void> {
  if (!(await findSubscription())) return
  const subscription = await subscribeBrowser(await fetchPushKey())
  if (!isTold(subscription.endpoint)) await tellOfDevice(subscription)
}
