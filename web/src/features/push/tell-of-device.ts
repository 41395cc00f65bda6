import { type PushDevice, pushSubscription, subscribeDevice } from '@registry/shared/contract/push'
import { ownerClient } from '../../lib/owner-client.ts'
import { markTold } from '../../lib/told-device.ts'

/** Tells the server where this browser is reached. Throws ApiError, and ZodError for a subscription without keys. */
export async function tellOfDevice(subscription: PushSubscription): Promise<PushDevice> {
  const body = { subscription: pushSubscription.parse(subscription.toJSON()) }
  const { data } = await ownerClient.call(subscribeDevice, { body })
  markTold(data.endpoint)
  return data
}
