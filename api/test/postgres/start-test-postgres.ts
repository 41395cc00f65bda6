import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { demoName, templateName } from '../../../shared/tools/test-database.ts'
import { startPostgres } from '../../src/db/embedded-postgres/start-postgres.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openClusterCache } from './cluster-cache.ts'

export interface TestPostgres {
  adminUrl: string
  /** Folder of the demo's images, encoded once per run. */
  imageFilesDir: string
  stop(): Promise<void>
}

/** Starts a PostgreSQL server with a migrated template database, which test databases are copied from. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'registry-test-'))
  const cache = await openClusterCache()
  const isCached = await cache.take(dataDir)
  const server = await startPostgres({ dataDir, test: true })
  const adminUrl = withDatabase(server.url, 'postgres')
  const imageFilesDir = path.join(dataDir, 'pictures')
  const discard = () => rm(dataDir, { recursive: true, force: true })
  try {
    await (isCached ? dropTestDatabases(adminUrl) : makeTemplate(adminUrl))
  } catch (error) {
    await server.stop()
    await discard()
    throw error
  }
  const stop = async () => {
    const isClean = await dropTestDatabases(adminUrl).then(
      () => true,
      () => false,
    )
    await server.stop()
    await (isClean ? cache.giveBack(dataDir) : discard())
  }
  return { adminUrl, imageFilesDir, stop }
}

/** Drops the test databases, including those of an interrupted run, and the demo database. */
async function dropTestDatabases(adminUrl: string) {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const { rows } = await admin.query(
    "select datname as name from pg_database where datname like 'test\\_%' or datname = $1",
    [demoName],
  )
  for (const { name } of rows) await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}

/** Creates the migrated template of test databases. */
export async function makeTemplate(adminUrl: string) {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await migrate(withDatabase(adminUrl, templateName))
  // Copying fails while the source has connections.
  await admin.query(`alter database ${templateName} with allow_connections false`)
  await admin.end()
}

function withDatabase(url: string, name: string): string {
  return new URL(`/${name}`, url).href
}
