import { getPushKey } from '@registry/shared/contract/account/push'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { isPushSupported, subscribeBrowser } from '../../../lib/push/push-subscription.ts'
import { type EnableOutcome, enablePush } from './enable-push.ts'
import { registerDevice } from './register-device.ts'

/** Fetches the VAPID public key that browsers subscribe with. Throws ApiError. */
export async function fetchPushKey(): Promise<string> {
  return (await ownerClient.call(getPushKey, {})).data.publicKey
}

/** Enables notifications on this browser. Requires a user gesture. */
export function enableOnThisBrowser(): Promise<EnableOutcome> {
  return enablePush({
    isSupported: isPushSupported,
    fetchKey: fetchPushKey,
    ask: () => Notification.requestPermission(),
    subscribe: subscribeBrowser,
    register: registerDevice,
    cancel: subscription => subscription.unsubscribe(),
  })
}
