import {
  type PushDevice,
  pushSubscription,
  subscribeDevice,
} from '@registry/shared/contract/account/push'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { markDeviceRegistered } from '../../../lib/push/registered-device.ts'

/**
 * Registers this browser's subscription with the server. Throws ApiError; ZodError when the subscription lacks keys.
 */
export async function registerDevice(subscription: PushSubscription): Promise<PushDevice> {
  const body = { subscription: pushSubscription.parse(subscription.toJSON()) }
  const { data } = await ownerClient.call(subscribeDevice, { body })
  markDeviceRegistered(data.endpoint)
  return data
}
