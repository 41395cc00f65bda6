import { ApiError } from '@registry/shared/client/api-error'
import type { login } from '@registry/shared/contract/account/auth'
import type { Output } from '@registry/shared/contract/endpoint'
import { authMessages } from '@registry/shared/messages/account/auth'
import { invalidateOwnProducts } from '../draft/own-products/own-products-cache.ts'
import { clearPendingDrafts } from '../draft/pending-drafts.ts'
import { endSession } from './end-session.ts'
import { readLastOwner, readTokens, storeTokens } from './tokens.ts'

/** Stores a new session and ends the previous one. */
export async function startSession(answer: Output<typeof login>): Promise<void> {
  const { accessToken, refreshToken, expiresIn, user } = answer
  // Logins with `client: 'extension'` always return a refresh token.
  if (!refreshToken) throw new ApiError(authMessages.failed, { status: 0, code: 'UNREADABLE' })
  const before = await readTokens()
  const lastOwner = await readLastOwner()
  const endsAt = Date.now() + expiresIn
  const { registryTitle, id: owner } = user
  // A draft that was started without a connection belongs to the owner who connects. Cleared before the tokens are
  // stored, because an open popup then reads the page and its draft again.
  if (lastOwner !== undefined && lastOwner !== owner) await clearPendingDrafts()
  await storeTokens({ accessToken, endsAt, refreshToken, registryTitle, owner })
  await invalidateOwnProducts()
  if (before) void endSession(before)
}
