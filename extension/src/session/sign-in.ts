import { ApiError } from '@registry/shared/client/api-error'
import { credentials, login } from '@registry/shared/contract/auth'
import { authMessages } from '@registry/shared/messages/auth'
import * as z from 'zod/mini'
import { firstIssues } from '../first-issues.ts'
import type { Session, SignInResult } from '../messages.ts'
import { authClient } from './auth-client.ts'
import { takeOver } from './take-over.ts'
import { readRegistryTitle, readTokens } from './tokens.ts'

export async function currentSession(): Promise<Session> {
  const [tokens, registryTitle] = await Promise.all([readTokens(), readRegistryTitle()])
  return { isSignedIn: tokens !== undefined, registryTitle }
}

/** Signs the owner in on this device; the password is sent once and kept nowhere. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const body = z.safeDecode(credentials, { email, password, client: 'extension' })
  if (!body.success) return refusal(authMessages.loginFailed, firstIssues(body.error.issues))
  try {
    await takeOver(await authClient.call(login, { body: body.data }))
    return { ok: true, session: await currentSession() }
  } catch (error) {
    if (error instanceof ApiError) return refusal(error.message, error.details.fields)
    throw error
  }
}

function refusal(message: string, fields: Record<string, string> = {}): SignInResult {
  return { ok: false, message, fields }
}
