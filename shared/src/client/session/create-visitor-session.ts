import { ApiError } from '../api-error.ts'
import { type Clock, deviceClock, startCountdown } from '../clock.ts'
import type { ClientOptions } from '../create-client.ts'
import { RENEW_BEFORE_MS, RENEW_ON_RETURN_MS } from './session-timings.ts'

const HEADER = 'x-session-token'

interface VisitorSessionParts {
  /** Requests a token from the server; `expiresIn` in milliseconds. */
  open: () => Promise<{ sessionToken: string; expiresIn: number }>
  /** Message shown when no session can be created. */
  failed: string
  clock?: Clock
}

type VisitorSession = Required<Pick<ClientOptions, 'authorize' | 'renew'>> & {
  /** Call when the tab becomes visible again, for example after switching to a banking app. */
  onReturn: () => void
}

interface Token {
  text: string
  left: () => number
}

/**
 * Creates a visitor's session, held in memory, as client options. The first request opens it; it is
 * replaced before it expires and once after a rejection. Concurrent requests share one opening. Throws
 * ApiError: the server's own for 429, otherwise one with the message `failed`.
 */
export function createVisitorSession(parts: VisitorSessionParts): VisitorSession {
  const clock = parts.clock ?? deviceClock
  let token: Token | undefined
  let pending: Promise<Token> | undefined

  const open = async (): Promise<Token> => {
    try {
      const { sessionToken, expiresIn } = await parts.open()
      token = { text: sessionToken, left: startCountdown(expiresIn, clock) }
      return token
    } catch (error) {
      throw toFailure(error, parts.failed)
    }
  }
  const replace = (): Promise<Token> => {
    pending ??= open().finally(() => {
      pending = undefined
    })
    return pending
  }

  const freshToken = async (): Promise<Token> =>
    token && token.left() > RENEW_BEFORE_MS ? token : await replace()

  return {
    authorize: async (access): Promise<Record<string, string>> =>
      access === 'visitor' ? { [HEADER]: (await freshToken()).text } : {},
    renew: async (access, sent) => {
      if (access !== 'visitor') return false
      // A concurrent request rejected with the same token may have replaced it already.
      if (token?.text === sent[HEADER]) await replace()
      return true
    },
    onReturn: () => {
      // A failure here is reported by the visitor's next request.
      if (token && token.left() < RENEW_ON_RETURN_MS) replace().catch(() => undefined)
    },
  }
}

function toFailure(error: unknown, sentence: string): ApiError {
  if (!(error instanceof ApiError)) return new ApiError(sentence, { status: 0, code: 'NETWORK' })
  return error.status === 429 ? error : new ApiError(sentence, error.details)
}
