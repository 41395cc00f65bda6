import { createHmac } from 'node:crypto'
import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/account/auth'
import type { App } from '../../../http/app.ts'
import type { RequestMeta, Trace } from '../../../http/routes/route.ts'
import * as audit from '../../audit/audit-store.ts'
import { countPasswordAttempt } from '../passwords/count-password-attempt.ts'
import { ACCOUNT_DELAY } from '../passwords/login-delay.ts'
import * as loginFailureStore from '../passwords/login-failure-store.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts'
import { readLegacyDevice } from './legacy-device-cookie.ts'

interface Expected {
  password: string
  hash: Promise<string>
}

const expected = new WeakMap<App, Expected>()

/**
 * Returns the hash of the configured password, created once per password. Comparing with a hash makes an
 * attempt here as slow as one against an owner's password.
 */
function expectedHash(app: App): Promise<string> {
  const password = app.adminPassword()
  const known = expected.get(app)
  if (known?.password === password) return known.hash
  const hash = hashPassword(password)
  expected.set(app, { password, hash })
  hash.catch(() => expected.delete(app))
  return hash
}

async function auditRejection(app: App, trace: Trace): Promise<never> {
  app.log.warn({ requestId: trace.requestId }, 'the legacy admin password was refused')
  await audit.record(app.db, { actorKind: 'visitor', ...trace }, 'legacy_admin.refused')
  throw new AppError('INVALID_CREDENTIALS', { message: authMessages.invalidAdminPassword })
}

/**
 * Returns the key of the failure counter. It depends on the password, so the operator ends a delay by replacing
 * the password. It is an HMAC, because the table of failures must not help guessing.
 */
function countKey(app: App, meta: RequestMeta): string {
  const device = readLegacyDevice(app, meta) ?? ''
  return createHmac('sha256', app.secrets.sessionKey)
    .update(`legacy-password\n${app.adminPassword()}\n${device}`)
    .digest('base64url')
}

/**
 * Resolves if the legacy password is right. Failures delay the next attempt from all networks, except from
 * browsers that signed in before, which have their own counters. Throws LEGACY_LOGIN_OFF, INVALID_CREDENTIALS,
 * RATE_LIMITED.
 */
export async function checkLegacyPassword(
  app: App,
  password: string,
  meta: RequestMeta,
): Promise<void> {
  if (!app.config.legacyLogin) throw new AppError('LEGACY_LOGIN_OFF')
  const key = countKey(app, meta)
  await countPasswordAttempt(app, [{ key, policy: ACCOUNT_DELAY }])
  if (!(await verifyPassword(await expectedHash(app), password)))
    await auditRejection(app, meta.trace)
  await loginFailureStore.clear(app.db, [key])
}
