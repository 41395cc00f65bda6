import { ApiError } from '@registry/shared/client/api-error'
import { type Call, createClient } from '@registry/shared/client/create-client'
import { createOwnerSession } from '@registry/shared/client/session/create-owner-session'
import { authenticationRequired } from '@registry/shared/client/session/create-token-renewal'
import { refresh } from '@registry/shared/contract/auth'
import { authClient, REGISTRY } from './auth-client.ts'
import { dropTokens, keepTokens, readOwner, readTokens, type Tokens } from './tokens.ts'

/**
 * The owner's session: held by the background alone, so that no two renew together. It renews with
 * the call that needs it, as the background sleeps between calls.
 */
const session = createOwnerSession<Tokens>({
  read: readTokens,
  keep: keepTokens,
  drop: dropTokens,
  refresh: async ({ refreshToken, registryTitle, owner }) => {
    const answer = await authClient.call(refresh, { body: { refreshToken } })
    return {
      accessToken: answer.accessToken,
      endsAt: Date.now() + answer.expiresIn,
      refreshToken: answer.refreshToken ?? refreshToken,
      registryTitle: answer.user.registryTitle || registryTitle,
      owner,
    }
  },
})

/** Calls of the registry in the owner's name; an access token that ends is renewed on the way. */
export const { call } = createClient({ ...REGISTRY, ...session })

/**
 * Calls in the name of one owner alone, however long they take: while somebody else is connected they
 * fail as for one who has to log in.
 */
export function callAs(owner: string): Call {
  const authorize: typeof session.authorize = async access => {
    const proof = await session.authorize(access)
    if ((await readOwner()) !== owner) throw authenticationRequired()
    return proof
  }
  return createClient({ ...REGISTRY, ...session, authorize }).call
}

/** Whether the registry said no to who is calling. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}
