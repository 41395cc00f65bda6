import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import { ipPrefix } from '../../../http/limits/ip-prefix.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { accountKey } from '../auth-limits.ts'
import { sendGuessingAlert } from '../auth-mails.ts'
import { type AttemptCounter, countPasswordAttempt } from './count-password-attempt.ts'
import { ACCOUNT_DELAY, NETWORK_DELAY, scaleDelay } from './login-delay.ts'
import * as loginFailureStore from './login-failure-store.ts'
import { verifyPassword } from './password-hash.ts'

const DAY_MS = 24 * 3_600_000

interface PasswordAttempt {
  email: string
  ip: string
  passwordHash: string | null | undefined
  password: string
  /**
   * Identifies a browser or session that signed in to the account before. It has its own counters, so that
   * attempts of others do not delay it and a copied cookie does not evade the delay. A new password starts new ones.
   */
  knownDevice: string | undefined
}

type Sender = Pick<PasswordAttempt, 'email' | 'ip'> &
  Partial<Pick<PasswordAttempt, 'knownDevice' | 'passwordHash'>>

function countersOf({ email, ip, knownDevice, passwordHash }: Sender): AttemptCounter[] {
  const device = knownDevice === undefined ? '' : `device ${knownDevice} ${passwordHash ?? ''}`
  return [
    { key: accountKey(email, `${ipPrefix(ip)}${device}`), policy: NETWORK_DELAY },
    { key: accountKey(email, device), policy: ACCOUNT_DELAY },
  ]
}

const clear = (db: Db, sender: Sender) =>
  loginFailureStore.clear(
    db,
    countersOf(sender).map(({ key }) => key),
  )

/**
 * Returns whether the password is right; takes the same time for an unknown email address. A wrong password
 * delays the next attempt, the right one clears the failures. Throws RATE_LIMITED.
 */
export async function checkPassword(app: App, attempt: PasswordAttempt): Promise<boolean> {
  await countPasswordAttempt(app, countersOf(attempt))
  const isRight = await verifyPassword(attempt.passwordHash, attempt.password)
  if (isRight) await clear(app.db, attempt)
  return isRight
}

/** Clears the failures of an owner who has proved access to the account's mailbox. */
export function clearFailedAttempts(
  app: App,
  owner: Pick<PasswordAttempt, 'email' | 'ip'>,
): Promise<void> {
  return clear(app.db, owner)
}

/**
 * Mails the owner, at most once a day, when failed attempts delay sign-ins from all networks. Without an
 * account it does the same work for a random user id, so that response times do not differ.
 */
export async function alertOwner(
  db: Db,
  app: App,
  { email, userId }: { email: string; userId: string | undefined },
): Promise<void> {
  const { free } = scaleDelay(ACCOUNT_DELAY, app.config.rateLimits)
  if (!Number.isFinite(free)) return
  const now = app.now()
  const since = new Date(now.getTime() - DAY_MS)
  const alert = { key: accountKey(email), atCount: free, now, since }
  const isDue = await loginFailureStore.markAlerted(db, alert)
  if (isDue) await enqueue(db, sendGuessingAlert, { userId: userId ?? app.newId() })
}
