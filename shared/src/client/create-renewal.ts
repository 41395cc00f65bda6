import { ERROR_CODES } from '../errors/error-codes.ts'
import { ApiError } from './api-error.ts'
import type { Lock } from './create-tab-lock.ts'
import { isRefusal } from './is-refusal.ts'
import { RENEW_BEFORE_MS } from './session-timings.ts'

/** What proves an owner on a device. */
export interface OwnerTokens {
  accessToken: string
  /** Milliseconds since 1970, by the clock of this device, at which the access token ends. */
  endsAt: number
}

export interface RenewalParts<T extends OwnerTokens, Next extends T = T> {
  /** The kept tokens, which other tabs may change at any time. */
  read: () => T | undefined | Promise<T | undefined>
  keep: (tokens: Next) => void | Promise<void>
  /** Forgets whoever is signed in. */
  drop: () => void | Promise<void>
  /** Asks the server for the next tokens. */
  refresh: (tokens: T) => Promise<Next>
  /** Tells of what was changed elsewhere: tokens of another tab's, or none any more. */
  onFound?: (tokens: T | undefined) => void
  /** Holds other tabs back meanwhile. */
  lock?: Lock
  now?: () => number
}

/** Whether an access token lasts long enough to be used as it is. */
export function isFresh({ endsAt }: OwnerTokens, now: number): boolean {
  return endsAt - now > RENEW_BEFORE_MS
}

/** What a call fails with when a login is due. */
export function authenticationRequired(): ApiError {
  const { status, message } = ERROR_CODES.AUTHENTICATION_REQUIRED
  return new ApiError(message, { status, code: 'AUTHENTICATION_REQUIRED' })
}

/**
 * Gives the function that renews tokens: others than the refused one. Callers at the same moment, in
 * all tabs, share one renewal. Throws ApiError: AUTHENTICATION_REQUIRED once nobody is signed in any
 * more, else the outage, in which case everything stays as it was.
 */
export function createRenewal<T extends OwnerTokens, Next extends T>(
  parts: RenewalParts<T, Next>,
): (refusedToken?: string) => Promise<T> {
  const now = parts.now ?? Date.now
  const lock: Lock = parts.lock ?? (work => work())
  let underway: Promise<T> | undefined

  const renewUnlessDone = async (refusedToken: string | undefined): Promise<T> => {
    const tokens = await parts.read()
    const isDone = tokens && tokens.accessToken !== refusedToken && isFresh(tokens, now())
    return !tokens || isDone ? takeFound(parts, tokens) : renew(parts, tokens)
  }
  return refusedToken => {
    underway ??= lock(() => renewUnlessDone(refusedToken)).finally(() => {
      underway = undefined
    })
    return underway
  }
}

async function renew<T extends OwnerTokens, Next extends T>(
  parts: RenewalParts<T, Next>,
  asked: T,
): Promise<T> {
  const outcome = await parts.refresh(asked).then(
    next => ({ next }),
    (error: unknown) => ({ error }),
  )
  if ('error' in outcome && !isRefusal(outcome.error)) throw outcome.error
  // The device may have changed hands while the server was asked: then its tokens are the right ones.
  const current = await parts.read()
  if (current?.accessToken !== asked.accessToken) return takeFound(parts, current)
  if ('next' in outcome) {
    await parts.keep(outcome.next)
    return outcome.next
  }
  await parts.drop()
  throw authenticationRequired()
}

function takeFound<T extends OwnerTokens>(
  { onFound }: Pick<RenewalParts<T>, 'onFound'>,
  tokens: T | undefined,
): T {
  onFound?.(tokens)
  if (!tokens) throw authenticationRequired()
  return tokens
}
