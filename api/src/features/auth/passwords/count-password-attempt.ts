import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../../http/app.ts'
import { type DelayPolicy, delayMs, type Failures, scaleDelay, withFailure } from './login-delay.ts'
import * as loginFailureStore from './login-failure-store.ts'

/** Counter of failed password attempts with its delay policy. */
export interface AttemptCounter {
  /** Identifies an account, network or browser without personal data. */
  key: string
  policy: DelayPolicy
}

/**
 * Counts an attempt as failed before the password is checked, so that concurrent attempts count too; the caller
 * clears the counters when the password is right. Throws RATE_LIMITED, without counting, while a counter delays
 * the next attempt. All callers must pass counters in the same order, which prevents deadlocks.
 */
export async function countPasswordAttempt(
  app: App,
  counters: readonly AttemptCounter[],
): Promise<void> {
  const now = app.now()
  const waitMs = await app.db.transaction(async trx => {
    const counted: { key: string; failures: Failures; delay: number }[] = []
    for (const { key, policy } of counters) {
      const scaled = scaleDelay(policy, app.config.rateLimits)
      const failures = await loginFailureStore.lock(trx, key, now)
      const delay = delayMs(failures, now, scaled)
      counted.push({ key, failures: withFailure(failures, now, scaled), delay })
    }
    const longest = Math.max(...counted.map(({ delay }) => delay))
    if (longest > 0) return longest
    for (const { key, failures } of counted) await loginFailureStore.save(trx, key, failures)
    return 0
  })
  if (waitMs > 0) throw new AppError('RATE_LIMITED', { retryAfterS: Math.ceil(waitMs / 1000) })
}
