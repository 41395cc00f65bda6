import { login, logout, me, register, type User } from '@registry/shared/contract/auth'
import type { Input } from '@registry/shared/contract/endpoint'
import { legacyLogin } from '@registry/shared/contract/legacy-admin'
import { authClient } from './auth-client.ts'
import { setOwnerSession } from './owner-session.ts'
import { clearStoredSession, storeLegacyToken, storeSession } from './stored-session.ts'

function keep(answer: { user: User; accessToken: string; expiresIn: number }): User {
  clearStoredSession()
  storeSession(answer)
  setOwnerSession({ status: 'signed-in', user: answer.user, via: 'token' })
  return answer.user
}

/** Signs a registry owner in. Throws ApiError. */
export async function signIn(email: string, password: string): Promise<User> {
  return keep(await authClient.call(login, { body: { email, password, client: 'web' } }))
}

/** Opens an account with a registry of its own and signs in. Throws ApiError. */
export async function signUp(details: Input<typeof register>['body']): Promise<User> {
  return keep(await authClient.call(register, { body: details }))
}

/** Signs in with the legacy admin password. Throws ApiError. */
export async function signInAsLegacyAdmin(adminPassword: string): Promise<User> {
  const { csrfToken } = await authClient.call(legacyLogin, { body: { adminPassword } })
  const { user } = await authClient.call(me, {})
  clearStoredSession()
  storeLegacyToken(csrfToken)
  setOwnerSession({ status: 'signed-in', user, via: 'legacy' })
  return user
}

/** Ends both kinds of session here; on the server too when it can be reached. */
export async function signOut(): Promise<void> {
  await Promise.allSettled([authClient.call(logout, {})])
  clearStoredSession()
  setOwnerSession({ status: 'signed-out' })
}
