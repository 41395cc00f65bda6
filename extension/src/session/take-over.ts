import { ApiError } from '@registry/shared/client/api-error'
import type { login } from '@registry/shared/contract/auth'
import type { Output } from '@registry/shared/contract/endpoint'
import { authMessages } from '@registry/shared/messages/auth'
import { forgetProducts } from '../draft/own-products.ts'
import { endSession } from './end-session.ts'
import { keepTokens, readTokens } from './tokens.ts'

/** Makes a session of the registry this browser's own, in place of the one it had. */
export async function takeOver(answer: Output<typeof login>): Promise<void> {
  const { accessToken, refreshToken, expiresIn, user } = answer
  // Every login of an extension comes with one.
  if (!refreshToken) throw new ApiError(authMessages.failed, { status: 0, code: 'UNREADABLE' })
  const before = await readTokens()
  const endsAt = Date.now() + expiresIn
  const { registryTitle, id: owner } = user
  await keepTokens({ accessToken, endsAt, refreshToken, registryTitle, owner })
  await forgetProducts()
  if (before) void endSession(before)
}
