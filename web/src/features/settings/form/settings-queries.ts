import { me, type User } from '@registry/shared/contract/account/auth'
import { type Profile, updateProfile } from '@registry/shared/contract/account/settings'
import {
  getPaymentMethods,
  type Payees,
  type PaymentSetups,
  updatePaymentMethods,
} from '@registry/shared/contract/contributions/payment-settings'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api-client/api-query.ts'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { refreshStoredUser } from '../../../lib/session/refresh-stored-user.ts'

const paymentMethods = apiQuery(getPaymentMethods, {})

/** Loads the payment methods; disabled for the legacy administrator. */
export function usePaymentSetups(enabled: boolean) {
  return useQuery({ ...paymentMethods, enabled })
}

/** Saves the profile and updates the session in all tabs. Throws ApiError. */
export async function saveProfile(body: Profile): Promise<User> {
  const { user } = await ownerClient.call(updateProfile, { body })
  refreshStoredUser(user)
  return user
}

/** Saves the payment methods, which requires the password. Throws ApiError. */
export async function savePayees(
  client: QueryClient,
  { methods, password }: { methods: Payees; password: string },
): Promise<PaymentSetups> {
  const response = await ownerClient.call(updatePaymentMethods, { body: { methods, password } })
  client.setQueryData(paymentMethods.queryKey, response)
  return response.data
}

/**
 * Reloads the user and updates the session in all tabs. A failure returns undefined, because the settings are saved
 * anyway.
 */
export async function reloadUser(): Promise<User | undefined> {
  const [response] = await Promise.allSettled([ownerClient.call(me, {})])
  if (response?.status !== 'fulfilled') return undefined
  refreshStoredUser(response.value.user)
  return response.value.user
}
