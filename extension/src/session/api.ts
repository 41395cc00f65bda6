import { ApiError } from '@registry/shared/client/api-error'
import { createClient } from '@registry/shared/client/create-client'
import { refresh } from '@registry/shared/contract/auth'
import { registryUrl } from '../config.ts'
import { dropTokens, keepTokens, readTokens } from './tokens.ts'

/** Calls of the registry in the owner's name; an access token that ended is renewed on the way. */
export const { call } = createClient({
  baseUrl: `${registryUrl}/api`,
  credentials: 'omit',
  authorize: async access => (access === 'user' ? bearer() : {}),
  renew: async access => access === 'user' && renewOnce(),
})

async function bearer(): Promise<Record<string, string>> {
  const { accessToken } = await readTokens()
  return accessToken ? { authorization: `Bearer ${accessToken}` } : {}
}

let renewing: Promise<boolean> | undefined

/** One renewal at a time: each ends the refresh token that it was given. */
function renewOnce(): Promise<boolean> {
  renewing ??= renew().finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(): Promise<boolean> {
  const { refreshToken, registryTitle = '' } = await readTokens()
  if (!refreshToken) return false
  try {
    const answer = await call(refresh, { body: { refreshToken } })
    await keepTokens({
      accessToken: answer.accessToken,
      refreshToken: answer.refreshToken ?? refreshToken,
      registryTitle: answer.user.registryTitle || registryTitle,
    })
    return true
  } catch (error) {
    if (!isRefused(error)) throw error
    await dropTokens()
    return false
  }
}

/** Whether the registry said no to who is calling. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}
