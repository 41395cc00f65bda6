import { ERROR_CODES } from '../errors/error-codes.ts'
import { ApiError } from './api-error.ts'
import type { ClientOptions } from './create-client.ts'
import type { Lock } from './create-tab-lock.ts'
import { isRefusal } from './is-refusal.ts'
import { RENEW_BEFORE_MS } from './session-timings.ts'

/** What proves an owner on a device. */
export interface OwnerTokens {
  accessToken: string
  /** Milliseconds since 1970, by the clock of this device, at which the access token ends. */
  endsAt: number
}

export interface OwnerSessionParts<T extends OwnerTokens, Next extends T = T> {
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

export type OwnerSession<T extends OwnerTokens> = Required<
  Pick<ClientOptions, 'authorize' | 'renew'>
> & {
  /**
   * Tokens other than the refused one. Callers at the same moment, in all tabs, share one renewal.
   * Throws ApiError: AUTHENTICATION_REQUIRED once nobody is signed in any more, else the outage, in
   * which case everything stays as it was.
   */
  renewTokens: (refused?: string) => Promise<T>
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

const headersOf = (tokens: OwnerTokens | undefined): Record<string, string> =>
  tokens ? { authorization: `Bearer ${tokens.accessToken}` } : {}

/**
 * An owner's session by access and refresh token: its access token is renewed before a call when it
 * ends within 5 minutes, and once when it is refused. Its members are the options of a client.
 */
export function createOwnerSession<T extends OwnerTokens, Next extends T = T>(
  parts: OwnerSessionParts<T, Next>,
): OwnerSession<T> {
  const now = parts.now ?? Date.now
  const lock: Lock = parts.lock ?? (work => work())
  let underway: Promise<T> | undefined

  /** The device may have changed hands while the server was asked: then its tokens are the right ones. */
  const changedSince = async (asked: T): Promise<{ tokens: T | undefined } | undefined> => {
    const tokens = await parts.read()
    return tokens?.accessToken === asked.accessToken ? undefined : { tokens }
  }
  const found = (tokens: T | undefined): T => {
    parts.onFound?.(tokens)
    if (!tokens) throw authenticationRequired()
    return tokens
  }
  const refused = async (asked: T, error: unknown): Promise<T> => {
    if (!isRefusal(error)) throw error
    const changed = await changedSince(asked)
    if (changed) return found(changed.tokens)
    await parts.drop()
    throw authenticationRequired()
  }
  const refresh = async (asked: T): Promise<T> => {
    const tokens = await parts.refresh(asked)
    const changed = await changedSince(asked)
    if (changed) return found(changed.tokens)
    await parts.keep(tokens)
    return tokens
  }
  const renewUnlessDone = async (refusedToken: string | undefined): Promise<T> => {
    const tokens = await parts.read()
    if (!tokens) return found(tokens)
    if (tokens.accessToken !== refusedToken && isFresh(tokens, now())) return found(tokens)
    return refresh(tokens).catch((error: unknown) => refused(tokens, error))
  }
  const renewTokens = (refusedToken?: string): Promise<T> => {
    underway ??= lock(() => renewUnlessDone(refusedToken)).finally(() => {
      underway = undefined
    })
    return underway
  }
  const usable = async (): Promise<T | undefined> => {
    const tokens = await parts.read()
    if (!tokens || isFresh(tokens, now())) return tokens
    return renewTokens(tokens.accessToken).catch((error: unknown) => {
      // The token may still be good for its last minutes; the server decides.
      if (isRefusal(error)) throw error
      return tokens
    })
  }

  return {
    renewTokens,
    authorize: async access => (access === 'anyone' ? {} : headersOf(await usable())),
    renew: async (access, { authorization }) => {
      if (access === 'anyone') return false
      await renewTokens(authorization?.replace('Bearer ', ''))
      return true
    },
  }
}
