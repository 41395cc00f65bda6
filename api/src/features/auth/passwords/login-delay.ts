import type { Config } from '../../../config.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Policy by which failed attempts delay the next one. */
export interface DelayPolicy {
  /** Number of consecutive failures without a delay. */
  free: number
  /** Fewer than `free` failures are reset this long after the first. */
  windowMs: number
  /** Delay after `free` failures; each further failure doubles it. */
  firstMs: number
  longestMs: number
}

/** Per account and network. */
export const NETWORK_DELAY: DelayPolicy = {
  free: 5,
  windowMs: 15 * MINUTE_MS,
  firstMs: 15 * MINUTE_MS,
  longestMs: 60 * MINUTE_MS,
}

/**
 * Per account over all networks. Short, because it also delays an owner on a new browser; counted over a day,
 * because a few attempts from each of many networks stay below the other policy.
 */
export const ACCOUNT_DELAY: DelayPolicy = {
  free: 10,
  windowMs: DAY_MS,
  firstMs: MINUTE_MS,
  longestMs: 15 * MINUTE_MS,
}

// The same factors as for the other limits.
const FACTORS = { strict: 1, relaxed: 20, off: Number.POSITIVE_INFINITY }

/** Scales a policy by the configured strictness of limits. */
export function scaleDelay(policy: DelayPolicy, mode: Config['rateLimits']): DelayPolicy {
  return { ...policy, free: policy.free * FACTORS[mode] }
}

/** Consecutive failures. */
export interface Failures {
  count: number
  firstAt: Date
  lastAt: Date
}

const since = (then: Date, now: Date) => now.getTime() - then.getTime()

/**
 * Returns the ms until the next attempt is allowed. The delay is capped, so that an attacker cannot lock the
 * owner out permanently.
 */
export function delayMs({ count, lastAt }: Failures, now: Date, policy: DelayPolicy): number {
  const { free, firstMs, longestMs } = policy
  if (count < free) return 0
  const delay = Math.min(firstMs * 2 ** (count - free), longestMs)
  return Math.max(0, delay - since(lastAt, now))
}

/** Returns the failures including one more. From `free` failures on they are reset a day after the last. */
export function withFailure(failures: Failures, now: Date, policy: DelayPolicy): Failures {
  const { count, firstAt, lastAt } = failures
  const isOver =
    count < policy.free ? since(firstAt, now) >= policy.windowMs : since(lastAt, now) >= DAY_MS
  if (isOver || count === 0) return { count: 1, firstAt: now, lastAt: now }
  return { count: count + 1, firstAt, lastAt: now }
}
