import type { Config } from '../config.ts'
import { connect, type Db } from '../db/connect.ts'
import * as audit from '../features/audit/audit-store.ts'
import * as legacySessionStore from '../features/auth/legacy-session-store.ts'
import { exportRegistry } from '../features/registries/export-registry.ts'
import * as userStore from '../features/users/user-store.ts'
import { replaceAdminPassword } from '../secrets.ts'

/** What a command says: `data` to standard output, `notes` to the operator. */
export interface Outcome {
  exitCode: 0 | 1 | 2
  data?: string
  note?: string
}

export const USAGE = `Usage: npm run admin -- <command>
  grant <email>          make this account a system admin
  verify <email>         mark this account's email address as verified
  reset-admin-password   make another legacy admin password and show it
  export <slug>          print everything that a registry holds, as JSON
`

const refused = (note: string): Outcome => ({ exitCode: 1, note })
const noAccount = () => refused('There is no account with this email address.')

function recordByOperator(db: Db, action: string, userId?: string): Promise<void> {
  const entity = userId ? 'user' : 'legacy_admin'
  return audit.record(db, { actorKind: 'operator', action, entity, entityId: userId })
}

async function grant(db: Db, email: string): Promise<Outcome> {
  const account = await userStore.findByEmail(db, email)
  if (!account) return noAccount()
  await db.transaction(async trx => {
    await userStore.grantAdmin(trx, account.id, new Date())
    await recordByOperator(trx, 'user.granted_admin', account.id)
  })
  return { exitCode: 0, note: 'The account is a system admin now.' }
}

async function verify(db: Db, email: string): Promise<Outcome> {
  const account = await userStore.findByEmail(db, email)
  if (!account) return noAccount()
  await db.transaction(async trx => {
    await userStore.setVerified(trx, account.id, new Date())
    await recordByOperator(trx, 'user.verified', account.id)
  })
  return { exitCode: 0, note: 'The email address is verified.' }
}

async function resetAdminPassword(db: Db, config: Config): Promise<Outcome> {
  if (config.adminPassword) {
    return refused('ADMIN_PASSWORD is set and decides; please change it there and restart.')
  }
  const password = replaceAdminPassword(config.dataDir)
  await db.transaction(async trx => {
    await legacySessionStore.removeAll(trx)
    await recordByOperator(trx, 'legacy_admin.password_reset')
  })
  const note = 'Everybody who came by the old one is signed out. A running server needs a restart.'
  return { exitCode: 0, data: password, note }
}

async function exportJson(db: Db, slug: string): Promise<Outcome> {
  const exported = await exportRegistry(db, slug)
  if (!exported) return refused('There is no registry with this slug.')
  return { exitCode: 0, data: JSON.stringify(exported, null, 2) }
}

type Command = (db: Db, config: Config, argument: string) => Promise<Outcome>

const COMMANDS = new Map<string, { takes: 0 | 1; run: Command }>([
  ['grant', { takes: 1, run: (db, _config, email) => grant(db, email) }],
  ['verify', { takes: 1, run: (db, _config, email) => verify(db, email) }],
  ['reset-admin-password', { takes: 0, run: (db, config) => resetAdminPassword(db, config) }],
  ['export', { takes: 1, run: (db, _config, slug) => exportJson(db, slug) }],
])

/** The command that these arguments name, ready to run on a database; undefined when none is meant. */
export function adminCommand(args: readonly string[], config: Config) {
  const [name = '', argument = '', ...more] = args
  const command = COMMANDS.get(name)
  const given = args.length - 1
  if (!command || more.length > 0 || given !== command.takes) return undefined
  return async (databaseUrl: string): Promise<Outcome> => {
    const db = connect({ url: databaseUrl, pool: 2 })
    try {
      return await command.run(db, config, argument)
    } finally {
      await db.destroy()
    }
  }
}
