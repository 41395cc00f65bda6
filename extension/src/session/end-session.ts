import { createClient } from '@registry/shared/client/create-client'
import { isFresh } from '@registry/shared/client/session/create-token-renewal'
import { logout, refresh } from '@registry/shared/contract/account/auth'
import { invalidateOwnProducts } from '../draft/own-products/own-products-cache.ts'
import { clearPendingDrafts } from '../draft/pending-drafts.ts'
import { authClient, REGISTRY } from './auth-client.ts'
import { readTokens, removeOwner, removeTokens, type Tokens } from './tokens.ts'

/** Disconnects: removes the tokens and the unsaved drafts, and ends the session at the registry if it can be reached. */
export async function disconnect(): Promise<void> {
  const tokens = await readTokens()
  await removeTokens()
  await removeOwner()
  await invalidateOwnProducts()
  await clearPendingDrafts()
  if (tokens) await endSession(tokens)
}

/** Ends a session at the registry; if that fails, the session expires there. */
export async function endSession(tokens: Tokens): Promise<void> {
  try {
    const authorization = `Bearer ${await usableToken(tokens)}`
    const { call } = createClient({ ...REGISTRY, authorize: async () => ({ authorization }) })
    await call(logout, {})
  } catch {
    // Offline, or the session has ended already.
  }
}

async function usableToken(tokens: Tokens): Promise<string> {
  if (isFresh(tokens, Date.now())) return tokens.accessToken
  const { refreshToken } = tokens
  return (await authClient.call(refresh, { body: { refreshToken } })).accessToken
}
