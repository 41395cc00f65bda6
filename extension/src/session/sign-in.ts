import { ApiError } from '@registry/shared/client/api-error'
import { credentials, login } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import * as z from 'zod/mini'
import type { SignInResult } from '../messages.ts'
import { toFieldErrors } from '../to-field-errors.ts'
import { authClient } from './auth-client.ts'
import { startSession } from './start-session.ts'
import { readSession } from './tokens.ts'

/** Signs in by password, which is sent once and not stored. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const body = z.safeDecode(credentials, { email, password, client: 'extension' })
  if (!body.success) return refusal(authMessages.loginFailed, toFieldErrors(body.error.issues))
  try {
    await startSession(await authClient.call(login, { body: body.data }))
    return { ok: true, session: await readSession() }
  } catch (error) {
    if (error instanceof ApiError) return refusal(error.message, error.details.fields)
    throw error
  }
}

function refusal(message: string, fields: Record<string, string> = {}): SignInResult {
  return { ok: false, message, fields }
}
