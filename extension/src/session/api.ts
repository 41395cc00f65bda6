import { ApiError } from '@registry/shared/client/api-error'
import { type Call, createClient } from '@registry/shared/client/create-client'
import { createOwnerSession } from '@registry/shared/client/session/create-owner-session'
import { authenticationRequired } from '@registry/shared/client/session/create-token-renewal'
import { refresh } from '@registry/shared/contract/account/auth'
import { authClient, REGISTRY } from './auth-client.ts'
import { readOwner, readTokens, removeTokens, storeTokens, type Tokens } from './tokens.ts'

/**
 * The owner's session. Only the background has it, so tokens are never refreshed twice at once. They are
 * refreshed before a request that needs them, because the background is suspended between requests.
 */
const session = createOwnerSession<Tokens>({
  read: readTokens,
  keep: storeTokens,
  drop: removeTokens,
  refresh: async ({ refreshToken, registryTitle, owner }, extras) => {
    const answer = await authClient.call(refresh, { body: { refreshToken } }, extras)
    return {
      accessToken: answer.accessToken,
      endsAt: Date.now() + answer.expiresIn,
      refreshToken: answer.refreshToken ?? refreshToken,
      registryTitle: answer.user.registryTitle || registryTitle,
      owner,
    }
  },
})

/** Calls the registry's API as the owner; refreshes an expiring access token. */
export const { call } = createClient({ ...REGISTRY, ...session })

/**
 * Creates a client for one owner: requests fail as unauthenticated when another account is connected,
 * also if it connects during a request.
 */
export function callAs(owner: string): Call {
  const authorize: typeof session.authorize = async access => {
    const proof = await session.authorize(access)
    if ((await readOwner()) !== owner) throw authenticationRequired()
    return proof
  }
  return createClient({ ...REGISTRY, ...session, authorize }).call
}

/** Returns whether the error is a 401 or 403. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}
