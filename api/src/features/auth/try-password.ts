import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../http/app.ts'
import { networkOf } from '../../http/network-of.ts'
import { accountKey } from './auth-limits.ts'
import { delayMs, withFailure } from './login-delay.ts'
import * as loginFailureStore from './login-failure-store.ts'
import { verifyPassword } from './password-hash.ts'

// As the other limits, a relaxed one lets twenty times as much through.
const FREE_TRIES = { strict: 5, relaxed: 100, off: Number.POSITIVE_INFINITY }

export interface PasswordTry {
  email: string
  ip: string
  passwordHash: string | null | undefined
  password: string
}

const keyOf = ({ email, ip }: Pick<PasswordTry, 'email' | 'ip'>) => accountKey(email, networkOf(ip))

/** Counted before the password is judged, so that tries at the same moment count too. */
async function countTry(app: App, key: string): Promise<void> {
  const now = app.now()
  const free = FREE_TRIES[app.config.rateLimits]
  const waitMs = await app.db.transaction(async trx => {
    const failures = await loginFailureStore.lock(trx, key, now)
    const delay = delayMs(failures, now, free)
    if (delay === 0) await loginFailureStore.save(trx, key, withFailure(failures, now, free))
    return delay
  })
  if (waitMs > 0) throw new AppError('RATE_LIMITED', { retryAfterS: Math.ceil(waitMs / 1000) })
}

/**
 * Whether a password is the account's; the same work for an address that has none. Wrong ones in a
 * row make the next try from this network wait; the right one clears them. Throws RATE_LIMITED.
 */
export async function tryPassword(app: App, attempt: PasswordTry): Promise<boolean> {
  const key = keyOf(attempt)
  await countTry(app, key)
  const isRight = await verifyPassword(attempt.passwordHash, attempt.password)
  if (isRight) await loginFailureStore.clear(app.db, key)
  return isRight
}

/** Lets somebody try again at once who has proved to be the owner in another way. */
export function forgiveTries(app: App, owner: Pick<PasswordTry, 'email' | 'ip'>): Promise<void> {
  return loginFailureStore.clear(app.db, keyOf(owner))
}
