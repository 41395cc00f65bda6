import { ApiError } from '@registry/shared/client/api-error'
import type { User } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { CHALLENGE_PATTERN } from '@registry/shared/pairing/pairing-code'
import type { OwnerSession } from '../../../lib/session/owner-session.ts'

/** Progress of the pairing, independent of the session. */
type PairingStep =
  | { name: 'asking' | 'connecting' | 'handing' | 'timed-out' | 'failed' | 'server-failed' }
  | { name: 'connected' | 'declined' }
  | { name: 'refused'; text: string }

export type PairingEvent =
  | { type: 'connect' | 'approved' | 'taken' | 'timed-out' | 'decline' }
  | { type: 'failed'; error: unknown }

/** State of the page: the pairing step combined with the session. */
export type PairingScreen =
  | PairingStep
  | { name: 'malformed' | 'checking' | 'signed-out' | 'no-account' }
  | { name: 'asking' | 'connecting' | 'handing'; user: User }

export const FIRST_STEP: PairingStep = { name: 'asking' }

/** Reducer of the pairing. Connected and declined are final: later events are ignored. */
export function nextStep(step: PairingStep, event: PairingEvent): PairingStep {
  if (step.name === 'connected' || step.name === 'declined') return step
  switch (event.type) {
    case 'connect':
      return { name: 'connecting' }
    case 'approved':
      return { name: 'handing' }
    case 'taken':
      return { name: 'connected' }
    case 'timed-out':
      return step.name === 'handing' ? { name: 'timed-out' } : step
    case 'decline':
      return { name: 'declined' }
    case 'failed':
      return afterFailure(event.error)
  }
}

/** Maps an error to a step. After a 401 the page shows the login, then asks again. */
function afterFailure(error: unknown): PairingStep {
  if (!(error instanceof ApiError) || error.status === 0) return { name: 'failed' }
  const { status, message } = error
  const { retryAfterS } = error.details
  if (status === 401) return FIRST_STEP
  if (status === 429 && retryAfterS !== undefined)
    return { name: 'refused', text: authMessages.rateLimited(retryAfterS) }
  return status < 500 ? { name: 'refused', text: message } : { name: 'server-failed' }
}

/**
 * Returns the page's state. Final steps are shown regardless of the session; a malformed challenge is never asked
 * about.
 */
export function pairingScreen(
  challenge: string,
  session: OwnerSession,
  step: PairingStep,
): PairingScreen {
  if (step.name === 'connected' || step.name === 'declined') return step
  if (!CHALLENGE_PATTERN.test(challenge)) return { name: 'malformed' }
  if (session.status === 'starting') return { name: 'checking' }
  if (session.status === 'signed-out') return { name: 'signed-out' }
  if (!session.user.can.manageAccount) return { name: 'no-account' }
  const isAsking = step.name === 'asking' || step.name === 'connecting' || step.name === 'handing'
  return isAsking ? { name: step.name, user: session.user } : step
}
