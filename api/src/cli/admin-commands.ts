import type { Config } from '../config.ts'
import { COMMAND_PATIENCE_MS, connect, type Db } from '../db/connect.ts'
import * as audit from '../features/audit/audit-store.ts'
import { exportRegistry } from '../features/auth/accounts/export-account.ts'
import * as legacySessionStore from '../features/auth/legacy/legacy-session-store.ts'
import * as listingStore from '../features/registries/listing-store.ts'
import { ROLES, type Role } from '../features/users/user-policy.ts'
import * as userStore from '../features/users/user-store.ts'
import * as queueStore from '../jobs/queue-store.ts'
import { replaceAdminPassword, rotateSecret } from '../secrets.ts'
import { accountNotFound, type CommandResult, failure } from './command-result.ts'
import { grant, isRole, listRoles, revoke } from './role-commands.ts'

const jobs = (count: number, one: string, several: string) =>
  count === 1 ? `1 job ${one}.` : `${count} jobs ${several}.`

function record(db: Db, action: string, details: { name?: string; count: number }): Promise<void> {
  return audit.record(db, { actorKind: 'operator' }, action, { entity: 'queue', details })
}

/** Retries failed jobs whose attempts are used up: all, or those with a name. */
function retryJobs(db: Db, name?: string): Promise<CommandResult> {
  return db.transaction(async trx => {
    const count = await queueStore.retryFailed(trx, { name })
    await record(trx, 'jobs.retried', { name, count })
    return { exitCode: 0, note: jobs(count, 'is tried again', 'are tried again') }
  })
}

/** Deletes failed jobs with a name. */
function discardJobs(db: Db, name: string): Promise<CommandResult> {
  return db.transaction(async trx => {
    const count = await queueStore.deleteFailed(trx, { name })
    await record(trx, 'jobs.discarded', { name, count })
    return { exitCode: 0, note: jobs(count, 'was removed', 'were removed') }
  })
}

export const USAGE = `Usage: npm run admin -- <command>
  grant <email> [role]   give this account a role: system, super or users; all three without one
  revoke <email> [role]  take it away again; all of them without one
  roles                  list the accounts that hold a role
  verify <email>         mark this account's email address as verified
  reset-admin-password   make another legacy admin password and show it
  rotate-session-key     make another key of visitors' sessions; effective after a restart
  rotate-push-keys       make other keys of notifications; effective after a restart
  export <slug>          print everything that a registry holds, as JSON
  list <slug>            let search engines show a registry, at its owner's wish
  unlist <slug>          ask them not to, as for every registry at first
  retry-jobs [job]       try jobs again whose attempts are used up: all, or those of a name
  discard-jobs <job>     remove the jobs of a name whose attempts are used up
`

function recordByOperator(db: Db, action: string, userId?: string): Promise<void> {
  const entity = userId ? 'user' : 'legacy_admin'
  return audit.record(db, { actorKind: 'operator' }, action, { entity, entityId: userId })
}

function verify(db: Db, email: string): Promise<CommandResult> {
  return db.transaction(async trx => {
    await userStore.lockByEmail(trx, email)
    const account = await userStore.findByEmail(trx, email)
    if (!account) return accountNotFound()
    await userStore.setVerified(trx, account.id, new Date())
    await recordByOperator(trx, 'user.verified', account.id)
    return { exitCode: 0, note: 'The email address is verified.' }
  })
}

async function resetAdminPassword(db: Db, config: Config): Promise<CommandResult> {
  if (config.adminPassword) {
    return failure('ADMIN_PASSWORD is set and decides; please change it there and restart.')
  }
  const password = replaceAdminPassword(config.dataDir)
  await db.transaction(async trx => {
    await legacySessionStore.removeAll(trx)
    await recordByOperator(trx, 'legacy_admin.password_reset')
  })
  const note =
    'Everybody who came by the old one is signed out. A running server takes the new one at once.'
  return { exitCode: 0, data: password, note }
}

async function rotate(
  db: Db,
  { dataDir }: Config,
  secret: 'sessionKey' | 'vapid',
): Promise<CommandResult> {
  const action = secret === 'vapid' ? 'push_keys.rotated' : 'session_key.rotated'
  await db.transaction(async trx => {
    await audit.record(trx, { actorKind: 'operator' }, action, { entity: 'secrets' })
    rotateSecret(dataDir, secret)
  })
  const effect =
    secret === 'vapid'
      ? 'Owners get notifications again once they open their dashboard.'
      : 'Links in emails that were sent before, and links to offers, no longer work.'
  const note = `Please copy secrets.json to all machines and restart all copies of the api now. ${effect}`
  return { exitCode: 0, note }
}

async function exportJson(db: Db, slug: string): Promise<CommandResult> {
  const exported = await exportRegistry(db, slug)
  if (!exported) return failure('There is no registry with this slug.')
  return { exitCode: 0, data: JSON.stringify(exported, null, 2) }
}

/** Allows or forbids search engines to index a registry, at its owner's request. */
function setListed(db: Db, slug: string, isListed: boolean): Promise<CommandResult> {
  return db.transaction(async trx => {
    const registryId = await listingStore.setListed(trx, slug, isListed)
    if (!registryId) return failure('There is no registry with this slug.')
    await audit.record(
      trx,
      { actorKind: 'operator', registryId },
      isListed ? 'registry.listed' : 'registry.unlisted',
      { entityId: registryId },
    )
    const note = isListed
      ? 'Search engines may show this registry.'
      : 'Search engines are asked not to show this registry.'
    return { exitCode: 0, note }
  })
}

interface Command {
  takes: readonly number[]
  run(db: Db, config: Config, args: readonly string[]): Promise<CommandResult>
}

const rolesNamed = (role: string | undefined): readonly Role[] => {
  if (role === undefined) return ROLES
  return isRole(role) ? [role] : []
}

const COMMANDS = new Map<string, Command>([
  [
    'grant',
    { takes: [1, 2], run: (db, _, [email = '', role]) => grant(db, email, rolesNamed(role)) },
  ],
  [
    'revoke',
    { takes: [1, 2], run: (db, _, [email = '', role]) => revoke(db, email, rolesNamed(role)) },
  ],
  ['roles', { takes: [0], run: db => listRoles(db) }],
  ['verify', { takes: [1], run: (db, _, [email = '']) => verify(db, email) }],
  ['reset-admin-password', { takes: [0], run: (db, config) => resetAdminPassword(db, config) }],
  ['rotate-session-key', { takes: [0], run: (db, config) => rotate(db, config, 'sessionKey') }],
  ['rotate-push-keys', { takes: [0], run: (db, config) => rotate(db, config, 'vapid') }],
  ['list', { takes: [1], run: (db, _, [slug = '']) => setListed(db, slug, true) }],
  ['unlist', { takes: [1], run: (db, _, [slug = '']) => setListed(db, slug, false) }],
  ['retry-jobs', { takes: [0, 1], run: (db, _, [job]) => retryJobs(db, job) }],
  ['discard-jobs', { takes: [1], run: (db, _, [job = '']) => discardJobs(db, job) }],
  ['export', { takes: [1], run: (db, _, [slug = '']) => exportJson(db, slug) }],
])

/** Returns the command of these arguments; undefined when they are invalid. */
export function adminCommand([name = '', ...args]: readonly string[], config: Config) {
  const command = COMMANDS.get(name)
  const [, role] = args
  if (!command?.takes.includes(args.length) || (role !== undefined && !isRole(role)))
    return undefined
  return async (databaseUrl: string): Promise<CommandResult> => {
    const db = connect({ url: databaseUrl, pool: 2, patienceMs: COMMAND_PATIENCE_MS })
    try {
      return await command.run(db, config, args)
    } finally {
      await db.destroy()
    }
  }
}
