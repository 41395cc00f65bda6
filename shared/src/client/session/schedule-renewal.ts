import { ApiError } from '../api-error.ts'
import type { OwnerTokens } from './create-token-renewal.ts'
import { isRejectedByServer } from './is-rejected-by-server.ts'
import { RENEW_BEFORE_MS, RENEW_EVERY_MS, RETRY_AFTER_OUTAGE_MS } from './session-timings.ts'

interface RenewalScheduleParts {
  read: () => OwnerTokens | undefined
  /** Renews the tokens, unless the rejected token was already replaced. */
  renewTokens: (refused: string) => Promise<unknown>
}

interface RenewalSchedule {
  /** Reschedules the renewal; call after the stored tokens changed. */
  plan: () => void
  stop: () => void
}

/** Milliseconds until the next renewal, between one and 25 minutes even if the clock is wrong. */
function dueInMs({ endsAt }: OwnerTokens): number {
  const left = endsAt - Date.now() - RENEW_BEFORE_MS
  return Math.min(RENEW_EVERY_MS, Math.max(RETRY_AFTER_OUTAGE_MS, left))
}

function waitMs(error: unknown): number {
  const retryAfterS = error instanceof ApiError ? (error.details.retryAfterS ?? 0) : 0
  return Math.min(RENEW_EVERY_MS, Math.max(RETRY_AFTER_OUTAGE_MS, retryAfterS * 1_000))
}

/**
 * Renews an owner's access token on an idle page, 25 minutes after it was issued. Retries after an
 * outage; stops after a rejection until `plan` is called.
 */
export function scheduleRenewal({ read, renewTokens }: RenewalScheduleParts): RenewalSchedule {
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => clearTimeout(timer)
  const wait = (ms: number, accessToken: string) => {
    stop()
    timer = setTimeout(() => void renew(accessToken), ms)
  }
  const plan = () => {
    stop()
    const tokens = read()
    if (tokens) wait(dueInMs(tokens), tokens.accessToken)
  }
  const renew = async (accessToken: string) => {
    try {
      await renewTokens(accessToken)
      plan()
    } catch (error) {
      if (!isRejectedByServer(error)) wait(waitMs(error), accessToken)
    }
  }
  plan()
  return { plan, stop }
}
