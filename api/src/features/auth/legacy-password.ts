import { AppError } from '@registry/shared/errors/app-error'
import { authMessages } from '@registry/shared/messages/auth'
import type { App } from '../../http/app.ts'
import * as audit from '../audit/audit-store.ts'
import { ALL_LEGACY_LOGINS } from './auth-limits.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

const hashes = new WeakMap<App, Promise<string>>()

/** Made once for each process, so that guessing here costs what guessing an owner's password does. */
function expectedHash(app: App): Promise<string> {
  const known = hashes.get(app)
  if (known) return known
  const made = hashPassword(app.config.adminPassword ?? app.secrets.adminPassword)
  hashes.set(app, made)
  made.catch(() => hashes.delete(app))
  return made
}

async function refuse(app: App, requestId: string): Promise<never> {
  app.log.warn({ requestId }, 'the legacy admin password was refused')
  await audit.record(app.db, {
    actorKind: 'visitor',
    action: 'legacy_admin.refused',
    entity: 'legacy_admin',
    requestId,
  })
  throw new AppError('INVALID_CREDENTIALS', { message: authMessages.invalidAdminPassword })
}

/**
 * Lets the right legacy password pass. Throws LEGACY_LOGIN_OFF, INVALID_CREDENTIALS, and
 * RATE_LIMITED, which is counted over everybody: there is one password.
 */
export async function proveLegacyPassword(
  app: App,
  password: string,
  requestId: string,
): Promise<void> {
  if (!app.config.legacyLogin) throw new AppError('LEGACY_LOGIN_OFF')
  await app.rateLimits.consume(ALL_LEGACY_LOGINS, 'all')
  if (!(await verifyPassword(await expectedHash(app), password))) await refuse(app, requestId)
}
