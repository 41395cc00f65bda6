import type { Call } from '@registry/shared/client/create-client'
import { me, type User } from '@registry/shared/contract/account/auth'
import { refreshStoredUser } from './refresh-stored-user.ts'

let pending: Promise<User> | undefined

/** Loads the signed-in user and updates all tabs; concurrent calls share one request. Throws ApiError. */
export function reloadUser(call: Call): Promise<User> {
  pending ??= call(me, {})
    .then(({ user }) => {
      refreshStoredUser(user)
      return user
    })
    .finally(() => {
      pending = undefined
    })
  return pending
}
