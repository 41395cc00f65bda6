import * as contract from '@registry/shared/contract/account/auth'
import { legacyLogin } from '@registry/shared/contract/account/legacy-admin'
import type { Input } from '@registry/shared/contract/endpoint'
import { unsubscribeBrowser } from '../push/push-subscription.ts'
import { clearRegisteredDevice } from '../push/registered-device.ts'
import { postToServiceWorker } from '../service-worker/post-to-service-worker.ts'
import { clearOwnerDrafts } from '../storage/clear-owner-drafts.ts'
import { safeStorage } from '../storage/safe-storage.ts'
import { sharedText } from '../storage/shared-text.ts'
import { paths } from '../url/paths.ts'
import { authClient } from './auth-client.ts'
import { setOwnerSession } from './owner-session.ts'
import { storeOwnerSession } from './owner-tokens.ts'
import { runSignOutTasks } from './sign-out-tasks.ts'
import {
  clearStoredSession,
  PENDING_SIGN_OUT,
  storeLegacySession,
  toSession,
} from './stored-session.ts'

/** Timeout for the server requests of a sign-out. */
const SIGN_OUT_TIMEOUT_MS = 5_000

let latestChange: Promise<unknown> = Promise.resolve()

/** Runs sign-ins and logouts one after another: the response of a logout would delete the cookies of a later sign-in. */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const result = latestChange.then(change)
  latestChange = result.catch(() => undefined)
  return result
}

/** Signs a registry owner in. Throws ApiError. */
export function signIn(email: string, password: string): Promise<contract.User> {
  const body = { email, password, client: 'web' } as const
  return startOwnerSession(() => authClient.call(contract.login, { body }))
}

/** Opens an account with a registry of its own and signs in. Throws ApiError. */
export function signUp(details: Input<typeof contract.register>['body']): Promise<contract.User> {
  return startOwnerSession(() => authClient.call(contract.register, { body: details }))
}

function startOwnerSession(
  request: () => Promise<Parameters<typeof toSession>[0]>,
): Promise<contract.User> {
  return inTurn(async () => {
    const session = toSession(await request())
    clearRegisteredDevice()
    storeOwnerSession(session)
    return session.user
  })
}

/** Signs in with the legacy admin password. Throws ApiError. */
export function signInAsLegacyAdmin(adminPassword: string): Promise<contract.User> {
  return inTurn(async () => {
    const { csrfToken } = await authClient.call(legacyLogin, { body: { adminPassword } })
    const { user } = await authClient.call(contract.me, {})
    storeLegacySession({ csrfToken, name: user.name })
    setOwnerSession({ status: 'signed-in', user, via: 'legacy' })
    return user
  })
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
  // Stored before the request, so that the logout stays pending if the page is closed meanwhile.
  safeStorage.set(PENDING_SIGN_OUT, 'true')
  await endSignedOutSessions()
  setOwnerSession({ status: 'signed-out' })
}

/**
 * Ends the sessions of a pending sign-out on the server, because only the server can delete their cookies. Repeated when
 * a page opens, until the server confirms it.
 */
export function endSignedOutSessions(): Promise<void> {
  return inTurn(async () => {
    if (!safeStorage.get(PENDING_SIGN_OUT)) return
    const signal = AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS)
    await authClient.call(contract.logout, {}, { signal }).then(
      () => safeStorage.remove(PENDING_SIGN_OUT),
      () => undefined,
    )
  })
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
  sharedText.clear()
  location.assign(paths.home)
}
