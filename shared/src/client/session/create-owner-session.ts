import type { ClientOptions } from '../create-client.ts'
import {
  createTokenRenewal,
  isFresh,
  type OwnerTokens,
  type RenewalParts,
} from './create-token-renewal.ts'
import { isRejectedByServer } from './is-rejected-by-server.ts'

type OwnerSession<T extends OwnerTokens> = Required<Pick<ClientOptions, 'authorize' | 'renew'>> & {
  /** Renews the tokens, unless the rejected token was already replaced. Throws ApiError. */
  renewTokens: (refusedToken?: string) => Promise<T>
}

/**
 * Creates an owner's session of access and refresh token, as client options. Renews the access token
 * before a request when less than 5 minutes remain, and once after it was rejected. A request that outlives the page is
 * sent with a token of less than 5 minutes: it would be lost if the page ended during the renewal.
 */
export function createOwnerSession<T extends OwnerTokens, Next extends T = T>(
  parts: RenewalParts<T, Next>,
): OwnerSession<T> {
  const renewTokens = createTokenRenewal(parts)
  const now = parts.now ?? Date.now

  const freshTokens = async (isLastRequest: boolean): Promise<T | undefined> => {
    const tokens = await parts.read()
    if (!tokens || isFresh(tokens, now())) return tokens
    if (isLastRequest && tokens.endsAt > now()) return tokens
    return renewTokens(tokens.accessToken).catch((error: unknown) => {
      // The server may still accept the token during its last minutes.
      if (isRejectedByServer(error)) throw error
      return tokens
    })
  }

  return {
    renewTokens,
    authorize: async (access, { keepalive = false } = {}): Promise<Record<string, string>> => {
      const tokens = access === 'anyone' ? undefined : await freshTokens(keepalive)
      return tokens ? { authorization: `Bearer ${tokens.accessToken}` } : {}
    },
    renew: async (access, { authorization }) => {
      if (access === 'anyone') return false
      await renewTokens(authorization?.replace('Bearer ', ''))
      return true
    },
  }
}
