import { ApiError } from './api-error.ts'
import { type Clock, deviceClock, startCountdown } from './clock.ts'
import type { ClientOptions } from './create-client.ts'
import { RENEW_BEFORE_MS, RENEW_ON_RETURN_MS } from './session-timings.ts'

const HEADER = 'x-session-token'

export interface VisitorSessionParts {
  /** Asks the server for a token; `expiresIn` in milliseconds. */
  open: () => Promise<{ sessionToken: string; expiresIn: number }>
  /** What a visitor reads when no session can be had. */
  failed: string
  clock?: Clock
}

export type VisitorSession = Required<Pick<ClientOptions, 'authorize' | 'renew'>> & {
  /** To be called when the tab becomes visible: from the bank's app, say. */
  onReturn: () => void
}

interface Token {
  text: string
  left: () => number
}

/**
 * A visitor's session, held in memory alone: opened by the first call that needs it, replaced before
 * it ends and once when it is refused. Its members are the options of a client. Calls at the same
 * moment share one opening. Throws ApiError: the server's own for 429, else one that says `failed`.
 */
export function createVisitorSession(parts: VisitorSessionParts): VisitorSession {
  const clock = parts.clock ?? deviceClock
  let token: Token | undefined
  let underway: Promise<Token> | undefined

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
    underway ??= open().finally(() => {
      underway = undefined
    })
    return underway
  }

  const usable = async (): Promise<Token> =>
    token && token.left() > RENEW_BEFORE_MS ? token : await replace()

  return {
    authorize: async (access): Promise<Record<string, string>> =>
      access === 'guest' ? { [HEADER]: (await usable()).text } : {},
    renew: async (access, sent) => {
      if (access !== 'guest') return false
      // Another call that was refused with the same token may have replaced it already.
      if (token?.text === sent[HEADER]) await replace()
      return true
    },
    onReturn: () => {
      // A failure shows when the visitor next asks for something.
      if (token && token.left() < RENEW_ON_RETURN_MS) replace().catch(() => undefined)
    },
  }
}

function toFailure(error: unknown, sentence: string): ApiError {
  if (!(error instanceof ApiError)) return new ApiError(sentence, { status: 0, code: 'NETWORK' })
  return error.status === 429 ? error : new ApiError(sentence, error.details)
}
