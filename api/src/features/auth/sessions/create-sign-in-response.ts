import type { App } from '../../../http/app.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import type { Registry } from '../../registries/registry-store.ts'
import type { Account } from '../../users/user-store.ts'
import type { Tokens } from './issue-tokens.ts'
import { presentUser } from './present-user.ts'
import { setRefreshCookie } from './refresh-cookie.ts'
import type { Session } from './session-store.ts'

export interface SignedIn {
  account: Account
  registry: Registry
  tokens: Tokens
  client: Session['client']
}

/**
 * Returns the response to a sign-in. Web clients get the refresh token in a cookie, the extension gets it in
 * the body.
 */
export function createSignInResponse(
  app: App,
  meta: RequestMeta,
  { account, registry, tokens, client }: SignedIn,
) {
  const { accessToken, refreshToken, expiresIn, sessionEndsAt } = tokens
  const maxAgeMs = sessionEndsAt.getTime() - app.now().getTime()
  if (client === 'web') setRefreshCookie(meta, refreshToken, maxAgeMs)
  return {
    success: true as const,
    user: presentUser(account, registry, app.config),
    accessToken,
    expiresIn,
    ...(client === 'extension' && { refreshToken }),
  }
}
