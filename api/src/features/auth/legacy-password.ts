import { createHmac } from 'node:crypto'
import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/auth'
import type { App } from '../../http/app.ts'
import type { Trace } from '../../http/route.ts'
import * as audit from '../audit/audit-store.ts'
import { ALL_LEGACY_LOGINS } from './auth-limits.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

interface Expected {
  password: string
  hash: Promise<string>
}

const expected = new WeakMap<App, Expected>()

/** Made once for each password, so that guessing here costs what guessing an owner's password does. */
function expectedHash(app: App): Promise<string> {
  const password = app.adminPassword()
  const known = expected.get(app)
  if (known?.password === password) return known.hash
  const hash = hashPassword(password)
  expected.set(app, { password, hash })
  hash.catch(() => expected.delete(app))
  return hash
}

async function refuse(app: App, trace: Trace): Promise<never> {
  app.log.warn({ requestId: trace.requestId }, 'the legacy admin password was refused')
  await audit.record(app.db, {
    actorKind: 'visitor',
    action: 'legacy_admin.refused',
    entity: 'legacy_admin',
    ...trace,
  })
  throw new AppError('INVALID_CREDENTIALS', { message: authMessages.invalidAdminPassword })
}

/**
 * Another password is counted anew: so the operator opens the door again to which somebody has used
 * up all tries. Signed, since a table of limits must not help guessing.
 */
function countKey(app: App): string {
  return createHmac('sha256', app.secrets.sessionKey)
    .update(`legacy-password\n${app.adminPassword()}`)
    .digest('base64url')
}

/**
 * Lets the right legacy password pass. Throws LEGACY_LOGIN_OFF, INVALID_CREDENTIALS, and
 * RATE_LIMITED, which is counted over everybody: there is one password.
 */
export async function proveLegacyPassword(app: App, password: string, trace: Trace): Promise<void> {
  if (!app.config.legacyLogin) throw new AppError('LEGACY_LOGIN_OFF')
  await app.rateLimits.consume(ALL_LEGACY_LOGINS, countKey(app))
  if (!(await verifyPassword(await expectedHash(app), password))) await refuse(app, trace)
}
