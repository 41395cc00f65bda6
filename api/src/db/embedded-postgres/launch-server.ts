import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Installation } from './choose-installation.ts'
import { machineMemory, postgresMemory } from './postgres-memory.ts'
import { isServing, postmasterFile, readPostmaster } from './postmaster-pid.ts'
import { underAccount } from './server-account.ts'

const giveUpAfterMs = 60_000
const betweenTriesMs = 300

/** Faster settings for test databases, which may be lost at a power cut. */
const testSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  // Nothing replicates this database, so no process is needed for it.
  'max_logical_replication_workers=0',
  // PostgreSQL does not free buffers that it has used. The default is 16 MB.
  'wal_buffers=4MB',
]

export interface Launch {
  home: Installation
  port: number
  logFile: string
  test: boolean
}

/** Starts the server and returns its process id once it accepts connections. Throws with the end of its log. */
export async function launchServer(launch: Launch): Promise<number> {
  const deadline = performance.now() + giveUpAfterMs
  for (;;) {
    removeStaleLock(launch.home.clusterDir)
    const child = spawnServer(launch)
    if (child.pid !== undefined && (await becomesReady(launch, child, deadline))) return child.pid
    const words = lastWords(launch.logFile)
    if (!isPassing(words) || performance.now() > deadline) {
      throw new Error(`The database in ${launch.home.clusterDir} did not start: ${words}`)
    }
    await sleep(betweenTriesMs)
  }
}

/** Removes the lock file of a killed server: it blocks a start while any process has the same id. */
function removeStaleLock(clusterDir: string) {
  const left = readPostmaster(clusterDir)
  if (left && !isServing(clusterDir, left.pid)) rmSync(postmasterFile(clusterDir), { force: true })
}

const memorySettings = () =>
  Object.entries(postgresMemory(machineMemory())).map(([name, value]) => `${name}=${value}`)

function spawnServer({ home, port, logFile, test }: Launch): ChildProcess {
  const more = test ? testSettings : memorySettings()
  const flags = [...settings, ...more].flatMap(setting => ['-c', setting])
  const { file, args, options } = underAccount(home.account, home.binaries.postgres, [
    '-D',
    home.clusterDir,
    '-p',
    String(port),
    ...flags,
  ])
  const log = openSync(logFile, 'w', 0o600)
  // Detached: Ctrl-C signals the terminal's whole process group, but the server must outlive the api briefly.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  child.on('error', () => undefined)
  return child
}

async function becomesReady({ home }: Launch, child: ChildProcess, deadline: number) {
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    const server = readPostmaster(home.clusterDir)
    if (server?.pid === child.pid && server?.isReady) return true
    await sleep(20)
  }
  child.kill('SIGKILL')
  return false
}

/** True for transient errors: the kernel needs time to release a killed server's children, memory and port. */
function isPassing(text: string): boolean {
  return /postmaster\.pid|shared memory|could not bind|Address already in use/.test(text)
}

function lastWords(logFile: string): string {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join(' ')
}
