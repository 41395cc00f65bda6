import { storeTokens } from '../session/tokens.ts'

/** Stores tokens of an owner, with a valid access token. */
export function connectAs(owner: string): Promise<void> {
  return storeTokens({
    accessToken: `access of ${owner}`,
    endsAt: Date.now() + 3_600_000,
    refreshToken: `refresh of ${owner}`,
    registryTitle: '',
    owner,
  })
}
