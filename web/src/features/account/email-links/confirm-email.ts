import { ApiError } from '@registry/shared/client/api-error'
import { me, verifyEmail } from '@registry/shared/contract/account/auth'
import { accountMessages } from '@registry/shared/messages/account/account'
import { authMessages } from '@registry/shared/messages/account/auth'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { authClient } from '../../../lib/session/auth-client.ts'
import {
  getOwnerSession,
  type OwnerSession,
  subscribeToOwnerSession,
} from '../../../lib/session/owner-session.ts'
import { refreshStoredUser } from '../../../lib/session/refresh-stored-user.ts'
import { rejectionText } from '../../../lib/session/rejection-text.ts'
import { clearMailedToken, mailedToken } from './mailed-token.ts'

export type EmailConfirmation =
  | { status: 'confirmed' }
  /** The token was rejected; `text` states the reason. */
  | { status: 'refused'; text: string }
  /** The page was opened without a token, or reloaded after the token was removed. */
  | { status: 'no-link' }
  /** The request failed without a decision; the same token can be retried. */
  | { status: 'undecided'; text: string }

/** Sends the token of the emailed link, without a button (shared/docs/decisions/0055-verification-links.md). Never rejects. */
export async function confirmEmail(): Promise<EmailConfirmation> {
  const token = mailedToken()
  if (token === undefined) return (await isAlreadyConfirmed()) ? confirmed() : { status: 'no-link' }
  try {
    const { user } = await authClient.call(verifyEmail, { body: { token } })
    await waitForSession()
    refreshStoredUser(user)
    return confirmed()
  } catch (error) {
    return await toFailedConfirmation(error)
  }
}

async function toFailedConfirmation(error: unknown): Promise<EmailConfirmation> {
  if (!isRejectedByServer(error)) return { status: 'undecided', text: undecidedText(error) }
  if (await isAlreadyConfirmed()) return confirmed()
  clearMailedToken()
  return { status: 'refused', text: error.message || authMessages.verificationFailed }
}

function isRejectedByServer(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return error.status >= 400 && error.status < 500 && error.status !== 429
}

function undecidedText(error: unknown): string {
  const { unreachable, serverFailed } = accountMessages.verification
  if (error instanceof ApiError && error.status === 0) return unreachable
  return rejectionText(error) ?? serverFailed
}

function confirmed(): EmailConfirmation {
  clearMailedToken()
  // History state survives a reload of this page; the token has been removed from the URL by then.
  history.replaceState({ ...history.state, isEmailConfirmed: true }, '')
  return { status: 'confirmed' }
}

/**
 * Returns true when this page confirmed the email before, or when the signed-in owner's email is
 * verified already.
 */
async function isAlreadyConfirmed(): Promise<boolean> {
  if (mailedToken() === undefined && history.state?.isEmailConfirmed === true) return true
  const session = await waitForSession()
  if (session.status !== 'signed-in' || session.via !== 'token') return false
  if (session.user.emailVerified) return true
  const response = await ownerClient.call(me, {}).catch(() => undefined)
  if (response) refreshStoredUser(response.user)
  return response?.user.emailVerified ?? false
}

/**
 * Resolves with the session as soon as it is determined; right after page load it is still
 * 'starting'.
 */
function waitForSession(): Promise<OwnerSession> {
  return new Promise(resolve => {
    const session = getOwnerSession()
    if (session.status !== 'starting') return resolve(session)
    const stop = subscribeToOwnerSession(() => {
      const next = getOwnerSession()
      if (next.status === 'starting') return
      stop()
      resolve(next)
    })
  })
}
