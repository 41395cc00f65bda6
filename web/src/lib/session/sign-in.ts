import * as contract from '@registry/shared/contract/account/auth'
import { legacyLogin } from '@registry/shared/contract/account/legacy-admin'
import type { Input } from '@registry/shared/contract/endpoint'
import { unsubscribeBrowser } from '../push/push-subscription.ts'
import { clearRegisteredDevice } from '../push/registered-device.ts'
import { postToServiceWorker } from '../service-worker/post-to-service-worker.ts'
import { clearOwnerDrafts } from '../storage/clear-owner-drafts.ts'
import { safeStorage } from '../storage/safe-storage.ts'
import { paths } from '../url/paths.ts'
import { authClient } from './auth-client.ts'
import { setOwnerSession } from './owner-session.ts'
import { storeOwnerSession } from './owner-tokens.ts'
import { runSignOutTasks } from './sign-out-tasks.ts'
import {
  clearStoredSession,
  PENDING_SIGN_OUT,
  storeLegacyToken,
  toSession,
} from './stored-session.ts'

/** Timeout for the server requests of a sign-out. */
const SIGN_OUT_TIMEOUT_MS = 5_000

/** Signs a registry owner in. Throws ApiError. */
export async function signIn(email: string, password: string): Promise<contract.User> {
  const body = { email, password, client: 'web' } as const
  const session = toSession(await authClient.call(contract.login, { body }))
  clearRegisteredDevice()
  storeOwnerSession(session)
  return session.user
}

/** Opens an account with a registry of its own and signs in. Throws ApiError. */
export async function signUp(
  details: Input<typeof contract.register>['body'],
): Promise<contract.User> {
  const session = toSession(await authClient.call(contract.register, { body: details }))
  clearRegisteredDevice()
  storeOwnerSession(session)
  return session.user
}

/** Signs in with the legacy admin password. Throws ApiError. */
export async function signInAsLegacyAdmin(adminPassword: string): Promise<contract.User> {
  const { csrfToken } = await authClient.call(legacyLogin, { body: { adminPassword } })
  const { user } = await authClient.call(contract.me, {})
  storeLegacyToken(csrfToken)
  setOwnerSession({ status: 'signed-in', user, via: 'legacy' })
  return user
}

/** Requests a password reset email. Succeeds for unknown email addresses too. Throws ApiError. */
export async function requestPasswordReset(email: string): Promise<void> {
  await authClient.call(contract.forgotPassword, { body: { email } })
}

/** Requests a new verification email. Succeeds for unknown email addresses too. Throws ApiError. */
export async function resendVerification(email: string): Promise<void> {
  await authClient.call(contract.resendVerification, { body: { email } })
}

/**
 * Ends both kinds of session after the sign-out tasks have run: first on this device, then on the
 * server, later if it is not reachable now.
 */
export async function signOut(): Promise<void> {
  await runSignOutTasks(SIGN_OUT_TIMEOUT_MS)
  clearStoredSession()
  await postToServiceWorker({ kind: 'signed-out' })
  await endServerSessions()
  setOwnerSession({ status: 'signed-out' })
}

/** Ends the sessions on the server, which alone can delete their cookies; pending until it confirms that. */
async function endServerSessions(): Promise<void> {
  safeStorage.set(PENDING_SIGN_OUT, 'true')
  const signal = AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS)
  await authClient.call(contract.logout, {}, { signal }).then(
    () => safeStorage.remove(PENDING_SIGN_OUT),
    () => undefined,
  )
}

/** Repeats a sign-out that the server did not confirm. */
export async function repeatPendingSignOut(): Promise<void> {
  if (safeStorage.get(PENDING_SIGN_OUT)) await endServerSessions()
}

/**
 * Signs out, cancels this browser's push subscription, deletes drafts in this tab and opens the default
 * registry.
 */
export async function signOutAndLeave(): Promise<void> {
  const late = new Promise(resolve => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS))
  const letGo = unsubscribeBrowser().catch(() => undefined)
  clearRegisteredDevice()
  await Promise.all([signOut(), Promise.race([letGo, late])])
  // Last, because forms stay editable until then.
  clearOwnerDrafts()
  location.assign(paths.home)
}
