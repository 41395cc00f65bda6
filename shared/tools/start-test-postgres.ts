import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../api/src/db/embedded-postgres/start-postgres.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { templateName } from './test-database.ts'

export interface TestPostgres {
  adminUrl: string
  /** A folder for what is drawn for the whole run, gone with the server. */
  picturesDir: string
  stop(): Promise<void>
}

/** A throw-away server with one migrated database that every test database is a copy of. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'registry-test-'))
  const server = await startPostgres({ dataDir, test: true })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const adminUrl = withDatabase(server.url, 'postgres')
    await makeTemplate(adminUrl)
    return { adminUrl, picturesDir: path.join(dataDir, 'pictures'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function makeTemplate(adminUrl: string) {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await migrate(withDatabase(adminUrl, templateName))
  // A copy fails while anybody is connected to its source.
  await admin.query(`alter database ${templateName} with allow_connections false`)
  await admin.end()
}

function withDatabase(url: string, name: string): string {
  return new URL(`/${name}`, url).href
}
