import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { adoptServer } from './adopt-server.ts'
import { chooseInstallation } from './choose-installation.ts'
import { createCluster } from './create-cluster.ts'
import { databasePassword } from './database-password.ts'
import { ensureDatabase } from './ensure-database.ts'
import { freePort } from './free-port.ts'
import { superviseServer } from './supervise-server.ts'
import { type Launch, launchServer } from './launch-server.ts'

export interface EmbeddedPostgres {
  /** Address of the project's database, with its password. */
  url: string
  /** Whether a server of an earlier start was found running and taken over. */
  adopted: boolean
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  /** Faster and unsafe at a power cut. */
  test?: boolean
}

/**
 * A PostgreSQL of our own over `dataDir`, on a free port of 127.0.0.1. It is started again on the same
 * port if it dies, and ends with this process even if that is killed.
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
