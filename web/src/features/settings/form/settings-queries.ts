import type { User } from '@registry/shared/contract/account/auth'
import { type ProfileChanges, updateProfile } from '@registry/shared/contract/account/settings'
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
import { reloadUser } from '../../../lib/session/reload-user.ts'

const paymentMethods = apiQuery(getPaymentMethods, {})

/** Settings as the server stores them; `payees` with their version, undefined until loaded. */
export interface SavedSettings {
  user: User
  payees: SavedPayees | undefined
}
interface SavedPayees {
  setups: PaymentSetups
  version?: number | undefined
}

/** Loads the payment methods; disabled for the legacy administrator. Always from the server when a page opens. */
export function usePaymentSetups(enabled: boolean) {
  return useQuery({
    ...paymentMethods,
    enabled,
    staleTime: 0,
    select: ({ data, version }): SavedPayees => ({ setups: data, version }),
  })
}

/** Saves changed fields of the profile. Throws ApiError, EDIT_CONFLICT with the current user. */
export async function saveProfile(body: ProfileChanges): Promise<User> {
  return (await ownerClient.call(updateProfile, { body })).user
}

/** Saves changed payment methods, which requires the password. Throws ApiError, EDIT_CONFLICT with the current ones. */
export async function savePayees(request: {
  methods: Payees
  password: string
  version: number | undefined
}): Promise<SavedPayees> {
  const { data, version } = await ownerClient.call(updatePaymentMethods, { body: request })
  return { setups: data, version }
}

/** Updates the session in all tabs and the cached payment methods. */
export function cacheSettings(client: QueryClient, { user, payees }: SavedSettings): void {
  refreshStoredUser(user)
  if (!payees) return
  const { setups: data, version } = payees
  client.setQueryData(paymentMethods.queryKey, { success: true, data, version })
}

/** Reloads the user. A failure returns undefined, because the settings are saved anyway. */
export async function reloadSavedUser(): Promise<User | undefined> {
  return reloadUser(ownerClient.call).catch(() => undefined)
}
