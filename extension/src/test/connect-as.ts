import { keepTokens } from '../session/tokens.ts'

/** Connects this browser to an owner's registry, with an access token that lasts. */
export function connectAs(owner: string): Promise<void> {
  return keepTokens({
    accessToken: `access of ${owner}`,
    endsAt: Date.now() + 3_600_000,
    refreshToken: `refresh of ${owner}`,
    registryTitle: '',
    owner,
  })
}
