import { ApiError } from './api-error.ts'
import type { OwnerTokens } from './create-renewal.ts'
import { isRefusal } from './is-refusal.ts'
import { RENEW_BEFORE_MS, RENEW_EVERY_MS, RETRY_AFTER_OUTAGE_MS } from './session-timings.ts'

interface KeepRenewedParts {
  read: () => OwnerTokens | undefined
  /** Renews tokens, unless the refused one has a successor already. */
  renewTokens: (refused: string) => Promise<unknown>
  now?: () => number
}

export interface Renewals {
  /** To be called whenever other tokens are kept: plans anew. */
  plan: () => void
  stop: () => void
}

/** Counted by the timer, not by the clock, and never more often than once a minute. */
function dueInMs({ endsAt }: OwnerTokens, now: number): number {
  const left = endsAt - now - RENEW_BEFORE_MS
  return Math.min(RENEW_EVERY_MS, Math.max(RETRY_AFTER_OUTAGE_MS, left))
}

function waitMs(error: unknown): number {
  const retryAfterS = error instanceof ApiError ? (error.details.retryAfterS ?? 0) : 0
  return Math.min(RENEW_EVERY_MS, Math.max(RETRY_AFTER_OUTAGE_MS, retryAfterS * 1_000))
}

/**
 * Renews an owner's access token on a page that only lies open: 25 minutes after it was given out.
 * After an outage it asks again; a refusal ends it, until it is planned anew.
 */
export function keepRenewed({ read, renewTokens, now = Date.now }: KeepRenewedParts): Renewals {
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => clearTimeout(timer)
  const wait = (ms: number, accessToken: string) => {
    stop()
    timer = setTimeout(() => void renew(accessToken), ms)
  }
  const plan = () => {
    stop()
    const tokens = read()
    if (tokens) wait(dueInMs(tokens, now()), tokens.accessToken)
  }
  const renew = async (accessToken: string) => {
    try {
      await renewTokens(accessToken)
      plan()
    } catch (error) {
      if (!isRefusal(error)) wait(waitMs(error), accessToken)
    }
  }
  plan()
  return { plan, stop }
}
