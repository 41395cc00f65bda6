import { ERROR_CODES } from '../../errors/error-codes.ts'
import { ApiError } from '../api-error.ts'
import type { Lock } from './create-tab-lock.ts'
import { isRejectedByServer } from './is-rejected-by-server.ts'
import { REFRESH_TIMEOUT_MS, RENEW_BEFORE_MS } from './session-timings.ts'

/** An owner's access token on a device. */
export interface OwnerTokens {
  accessToken: string
  /** Expiry of the access token, in milliseconds since 1970 by this device's clock. */
  endsAt: number
}

export interface RenewalParts<T extends OwnerTokens, Next extends T = T> {
  /** Reads the stored tokens, which other tabs may change at any time. */
  read: () => T | undefined | Promise<T | undefined>
  keep: (tokens: Next) => void | Promise<void>
  /** Deletes the stored tokens. */
  drop: () => void | Promise<void>
  /** Requests new tokens from the server, within the client's own timeout unless another is given. */
  refresh: (tokens: T, extras: { timeoutMs?: number }) => Promise<Next>
  /** Called when another tab replaced or deleted the tokens. */
  onTokensChanged?: (tokens: T | undefined) => void
  /** Lock across tabs that serialises renewals. */
  lock?: Lock
  now?: () => number
}

/** True if the access token lasts longer than the renewal threshold. */
export function isFresh({ endsAt }: OwnerTokens, now: number): boolean {
  return endsAt - now > RENEW_BEFORE_MS
}

/** Returns the error for a request that needs a login. */
export function authenticationRequired(): ApiError {
  const { status, message } = ERROR_CODES.AUTHENTICATION_REQUIRED
  return new ApiError(message, { status, code: 'AUTHENTICATION_REQUIRED' })
}

/**
 * Returns a function that renews tokens unless the rejected one was already replaced. Concurrent calls,
 * in all tabs, share one renewal. Throws ApiError: AUTHENTICATION_REQUIRED when the login has
 * ended; for an outage the original error, with the tokens unchanged.
 */
export function createTokenRenewal<T extends OwnerTokens, Next extends T>(
  parts: RenewalParts<T, Next>,
): (refusedToken?: string) => Promise<T> {
  const now = parts.now ?? Date.now
  const lock: Lock = parts.lock ?? (work => work())
  let pending: Promise<T> | undefined

  const renewUnlessDone = async (refusedToken: string | undefined): Promise<T> => {
    const tokens = await parts.read()
    const isDone = tokens && tokens.accessToken !== refusedToken && isFresh(tokens, now())
    return !tokens || isDone ? adoptTokens(parts, tokens) : renew(parts, tokens)
  }
  return refusedToken => {
    pending ??= lock(() => renewUnlessDone(refusedToken)).finally(() => {
      pending = undefined
    })
    return pending
  }
}

async function renew<T extends OwnerTokens, Next extends T>(
  parts: RenewalParts<T, Next>,
  asked: T,
): Promise<T> {
  const outcome = await refreshWithRetry(parts, asked).then(
    next => ({ next }),
    (error: unknown) => ({ error }),
  )
  if ('error' in outcome && !isRejectedByServer(outcome.error)) throw outcome.error
  // Another account may have signed in during the request; its tokens win.
  const current = await parts.read()
  if (current?.accessToken !== asked.accessToken) return adoptTokens(parts, current)
  if ('next' in outcome) {
    await parts.keep(outcome.next)
    return outcome.next
  }
  await parts.drop()
  throw authenticationRequired()
}

/**
 * Repeats a request without a response at once: the server may have rotated the refresh token, and repeats its response
 * for 10 s only.
 */
async function refreshWithRetry<T extends OwnerTokens, Next extends T>(
  { refresh }: Pick<RenewalParts<T, Next>, 'refresh'>,
  tokens: T,
): Promise<Next> {
  try {
    return await refresh(tokens, { timeoutMs: REFRESH_TIMEOUT_MS })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    return refresh(tokens, {})
  }
}

function adoptTokens<T extends OwnerTokens>(
  { onTokensChanged }: Pick<RenewalParts<T>, 'onTokensChanged'>,
  tokens: T | undefined,
): T {
  onTokensChanged?.(tokens)
  if (!tokens) throw authenticationRequired()
  return tokens
}
