import { createClient } from '@registry/shared/client/create-client'
import { isFresh } from '@registry/shared/client/session/create-token-renewal'
import { logout, refresh } from '@registry/shared/contract/auth'
import { forgetProducts } from '../draft/own-products.ts'
import { authClient, REGISTRY } from './auth-client.ts'
import { dropTokens, readTokens, type Tokens } from './tokens.ts'

/** Forgets who is connected, here at once and at the registry when it can be reached. */
export async function disconnect(): Promise<void> {
  const tokens = await readTokens()
  await dropTokens()
  await forgetProducts()
  if (tokens) await endSession(tokens)
}

/** Ends a session at the registry. One that cannot be ended there ends by itself. */
export async function endSession(tokens: Tokens): Promise<void> {
  try {
    const authorization = `Bearer ${await usableToken(tokens)}`
    const { call } = createClient({ ...REGISTRY, authorize: async () => ({ authorization }) })
    await call(logout, {})
  } catch {
    // No line, or ended already.
  }
}

async function usableToken(tokens: Tokens): Promise<string> {
  if (isFresh(tokens, Date.now())) return tokens.accessToken
  const { refreshToken } = tokens
  return (await authClient.call(refresh, { body: { refreshToken } })).accessToken
}
