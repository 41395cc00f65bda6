import type { ClientOptions } from './create-client.ts'
import { createRenewal, isFresh, type OwnerTokens, type RenewalParts } from './create-renewal.ts'
import { isRefusal } from './is-refusal.ts'

export type OwnerSession<T extends OwnerTokens> = Required<
  Pick<ClientOptions, 'authorize' | 'renew'>
> & {
  /** Renews the tokens, unless the refused one has a successor already. Throws ApiError. */
  renewTokens: (refusedToken?: string) => Promise<T>
}

/**
 * An owner's session by access and refresh token: its access token is renewed before a call when it
 * ends within 5 minutes, and once when it is refused. Its members are the options of a client.
 */
export function createOwnerSession<T extends OwnerTokens, Next extends T = T>(
  parts: RenewalParts<T, Next>,
): OwnerSession<T> {
  const renewTokens = createRenewal(parts)
  const now = parts.now ?? Date.now

  const usable = async (): Promise<T | undefined> => {
    const tokens = await parts.read()
    if (!tokens || isFresh(tokens, now())) return tokens
    return renewTokens(tokens.accessToken).catch((error: unknown) => {
      // The token may still be good for its last minutes; the server decides.
      if (isRefusal(error)) throw error
      return tokens
    })
  }

  return {
    renewTokens,
    authorize: async (access): Promise<Record<string, string>> => {
      const tokens = access === 'anyone' ? undefined : await usable()
      return tokens ? { authorization: `Bearer ${tokens.accessToken}` } : {}
    },
    renew: async (access, { authorization }) => {
      if (access === 'anyone') return false
      await renewTokens(authorization?.replace('Bearer ', ''))
      return true
    },
  }
}
