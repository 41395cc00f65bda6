import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseInstallation } from '../../src/db/embedded-postgres/choose-installation.ts'
import { createCluster } from '../../src/db/embedded-postgres/create-cluster.ts'
import { databasePassword } from '../../src/db/embedded-postgres/database-password.ts'
import { ensureDatabase } from '../../src/db/embedded-postgres/ensure-database.ts'
import { freePort } from '../../src/db/embedded-postgres/free-port.ts'
import { type Launch, launchServer } from '../../src/db/embedded-postgres/launch-server.ts'
import { isServing, readPostmaster } from '../../src/db/embedded-postgres/postmaster-pid.ts'
import { stopServer } from '../../src/db/embedded-postgres/stop-server.ts'
import { watchServer } from '../../src/db/embedded-postgres/watch-server.ts'
import { registerCleanup } from './cleanup.ts'

/** Signals that end PostgreSQL: fast shutdown, immediate shutdown, kill -9. */
export type StopSignal = 'SIGINT' | 'SIGQUIT' | 'SIGKILL'

/** A durable PostgreSQL server whose processes a scenario can stop, kill and pause. */
export interface PostgresCluster {
  /** URL of its database `registry`. */
  url: string
  /** Ends the server; resolves once it is gone. Nothing starts it again. */
  stop(signal: StopSignal): Promise<void>
  /** Starts it again on the same port; resolves once it accepts connections. */
  start(): Promise<void>
  /** Whether the postmaster is running. */
  isRunning(): boolean
  /** Stops all its processes by SIGSTOP: connections stay open and get no response. */
  pause(): void
  resume(): void
  /** Ends the server and removes its files. */
  remove(): Promise<void>
}

/** Starts a new cluster below `parent`. Unlike test servers it has fsync and synchronous_commit. */
export async function startCluster(parent = tmpdir()): Promise<PostgresCluster> {
  const dataDir = await mkdtemp(path.join(parent, 'registry-chaos-pg-'))
  const home = chooseInstallation(dataDir)
  const { clusterDir } = home
  let forget: () => void = () => undefined
  const remove = registerCleanup(async () => {
    resume()
    await stopServer(clusterDir, pid())
    forget()
    await rm(dataDir, { recursive: true, force: true })
  })
  const pid = () => readPostmaster(clusterDir)?.pid ?? 0
  const isRunning = () => pid() > 0 && isServing(clusterDir, pid())
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const postmaster = pid()
    if (!postmaster) return
    // The postmaster first, so that no backend starts after the list was read.
    for (const one of [postmaster, ...childrenOf(postmaster)]) signalIfAlive(one, signal)
  }
  const resume = () => signalAll('SIGCONT')

  const password = databasePassword(dataDir)
  createCluster(home, password, { test: true })
  const port = await freePort()
  const launch: Launch = { home, port, logFile: path.join(dataDir, 'postgres.log'), test: false }
  const start = async () => {
    const started = await launchServer(launch)
    forget()
    // Ends the server should this process be killed.
    forget = watchServer({ clusterDir, pid: started, onGone: () => undefined })
  }
  await start()
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/registry`
  await ensureDatabase(url)
  return {
    url,
    start,
    isRunning,
    pause: () => signalAll('SIGSTOP'),
    resume,
    remove,
    async stop(signal) {
      const ended = pid()
      forget()
      process.kill(ended, signal)
      while (isServing(clusterDir, ended)) await sleep(10)
    },
  }
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  if (!existsSync(file)) throw new Error('Processes can be paused on Linux only.')
  return readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number)
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended since the list was read.
  }
}
