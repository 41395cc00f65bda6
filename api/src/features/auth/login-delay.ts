import type { Config } from '../../config.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How wrong passwords delay the next try. */
export interface DelayPolicy {
  /** Wrong passwords in a row without a delay. */
  free: number
  /** Fewer than `free` failures are forgotten this long after the first. */
  windowMs: number
  /** Delay after `free` failures; each further failure doubles it. */
  firstMs: number
  longestMs: number
}

/** For one account from one network. */
export const NETWORK_DELAY: DelayPolicy = {
  free: 5,
  windowMs: 15 * MINUTE_MS,
  firstMs: 15 * MINUTE_MS,
  longestMs: 60 * MINUTE_MS,
}

/**
 * For one account from all networks together. Short, because it also delays an owner on a new browser;
 * counted over a day, because a few tries from each of many networks stay below the other policy.
 */
export const ACCOUNT_DELAY: DelayPolicy = {
  free: 10,
  windowMs: DAY_MS,
  firstMs: MINUTE_MS,
  longestMs: 15 * MINUTE_MS,
}

// The same factor as for the other limits.
const FACTORS = { strict: 1, relaxed: 20, off: Number.POSITIVE_INFINITY }

/** Returns the policy for the configured strictness of limits. */
export function scaleDelay(policy: DelayPolicy, mode: Config['rateLimits']): DelayPolicy {
  return { ...policy, free: policy.free * FACTORS[mode] }
}

/** Wrong passwords in a row. */
export interface Failures {
  count: number
  firstAt: Date
  lastAt: Date
}

const since = (then: Date, now: Date) => now.getTime() - then.getTime()

/**
 * Returns the milliseconds until the next try. The delay has an upper limit, so that no one can lock
 * the owner out for good.
 */
export function delayMs({ count, lastAt }: Failures, now: Date, policy: DelayPolicy): number {
  const { free, firstMs, longestMs } = policy
  if (count < free) return 0
  const delay = Math.min(firstMs * 2 ** (count - free), longestMs)
  return Math.max(0, delay - since(lastAt, now))
}

/** Returns the failures after one more. `free` failures or more are forgotten a day after the last. */
export function withFailure(failures: Failures, now: Date, policy: DelayPolicy): Failures {
  const { count, firstAt, lastAt } = failures
  const isOver =
    count < policy.free ? since(firstAt, now) >= policy.windowMs : since(lastAt, now) >= DAY_MS
  if (isOver || count === 0) return { count: 1, firstAt: now, lastAt: now }
  return { count: count + 1, firstAt, lastAt: now }
}
