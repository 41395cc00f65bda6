import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Installation } from './choose-installation.ts'
import { underAccount } from './server-account.ts'

/**
 * Settings of `initdb` for test clusters. Verifying a password of one iteration instead of 4,096 saves a fifth of the
 * processor time of a connection.
 */
const testSettings = ['--no-sync', '--set', 'scram_iterations=1']
const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '-E', 'UTF8']

/** Creates the database cluster if missing, owned by the server's account. */
export function createCluster(
  home: Installation,
  password: string,
  { test }: { test: boolean },
): void {
  if (!existsSync(path.join(home.clusterDir, 'PG_VERSION'))) {
    // Created under a temporary name and renamed when complete, so an interrupted initdb leaves no partial
    // cluster.
    const unfinished = `${home.clusterDir}.new`
    rmSync(unfinished, { recursive: true, force: true })
    makeFolderFor(home, unfinished)
    runInitdb(home, unfinished, password, test ? testSettings : [])
    renameSync(unfinished, home.clusterDir)
  }
  giveToAccount(home)
}

function makeFolderFor({ account }: Installation, folder: string) {
  // The account itself may not create files in the data folder.
  const made = mkdtempSync(`${folder}-`)
  if (account.kind === 'drop') chownSync(made, account.uid, account.gid)
  renameSync(made, folder)
}

function runInitdb(home: Installation, folder: string, password: string, extra: string[]) {
  const secretDir = mkdtempSync(path.join(os.tmpdir(), 'registry-'))
  const secret = path.join(secretDir, 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  if (home.account.kind === 'drop') chownTree(secretDir, home.account)
  const args = ['-D', folder, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secret}`]
  const {
    file,
    args: all,
    options,
  } = underAccount(home.account, home.binaries.initdb, [...args, ...locale, ...extra])
  const result = spawnSync(file, all, { ...options, encoding: 'utf8' })
  rmSync(secretDir, { recursive: true, force: true })
  if (result.status === 0) return
  const reason = result.error?.message ?? result.stderr.trim()
  throw new Error(`The database could not be created in ${folder}: ${reason}`)
}

/** Changes the owner of a cluster that was created under another account. */
function giveToAccount({ account, clusterDir }: Installation) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = account.kind === 'drop' ? account : { uid: 0, gid: 0 }
  if (statSync(clusterDir).uid !== uid) chownTree(clusterDir, { uid, gid })
}

function chownTree(folder: string, { uid, gid }: { uid: number; gid: number }) {
  chownSync(folder, uid, gid)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(path.join(folder, entry), uid, gid)
  }
}
