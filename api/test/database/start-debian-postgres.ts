import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { binariesIn } from '../../src/db/embedded-postgres/find-binaries.ts'
import { freePort } from '../../src/db/embedded-postgres/free-port.ts'
import { launchServer } from '../../src/db/embedded-postgres/launch-server.ts'
import {
  type ServerAccount,
  underAccount,
  unprivilegedAccount,
} from '../../src/db/embedded-postgres/server-account.ts'
import { stopServer } from '../../src/db/embedded-postgres/stop-server.ts'

const INSTALLATIONS = '/usr/lib/postgresql'

/** Returns the folder of Debian's newest PostgreSQL server; undefined without one. */
export function findDebianPostgres(): string | undefined {
  if (!existsSync(INSTALLATIONS)) return undefined
  const versions = readdirSync(INSTALLATIONS).sort((a, b) => Number(b) - Number(a))
  const folders = versions.map(version => path.join(INSTALLATIONS, version))
  return folders.find(folder => existsSync(path.join(folder, 'bin/postgres')))
}

export interface DebianPostgres {
  adminUrl: string
  /** Folder for other files of the run, which `stop` deletes too. */
  folder: string
  stop(): Promise<void>
}

/** Starts a new cluster of Debian's PostgreSQL without passwords, on loopback. */
export async function startDebianPostgres(installation: string): Promise<DebianPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-debian-'))
  const clusterDir = path.join(folder, 'postgres')
  await mkdir(clusterDir, { mode: 0o700 })
  const account = await giveToServer(folder, clusterDir)
  const binaries = binariesIn(installation)
  const { file, args, options } = underAccount(account, binaries.initdb, [
    ...['-D', clusterDir, '-U', 'postgres', '--auth=trust', '--no-sync'],
    ...['-E', 'UTF8', '--locale=C.UTF-8'],
  ])
  await promisify(execFile)(file, args, options)
  const port = await freePort()
  const home = { binaries, clusterDir, account }
  const logFile = path.join(folder, 'postgres.log')
  const pid = await launchServer({ home, port, logFile, test: true })
  return {
    adminUrl: `postgres://postgres:none@127.0.0.1:${port}/postgres`,
    folder,
    async stop() {
      await stopServer(clusterDir, pid)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Gives the folders to the account that runs the server, because root may not. */
async function giveToServer(...folders: string[]): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return { kind: 'self' }
  const account = unprivilegedAccount()
  if (!account) throw new Error('There is no account postgres that could run the server.')
  for (const folder of folders) await chown(folder, account.uid, account.gid)
  return { kind: 'drop', ...account }
}
