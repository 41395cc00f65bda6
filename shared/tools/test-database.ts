import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Name of the migrated template of test databases. */
export const templateName = 'registry_template'
/** Name of the database with the demo registry, created by the first test that needs it. */
export const demoName = 'registry_demo'

/** Environment variable with the URL of the running test server. */
export const testPostgresVariable = 'REGISTRY_TEST_POSTGRES'
/** Environment variable with the folder of the demo's images. */
export const testImagesVariable = 'REGISTRY_TEST_PICTURES'

/** Environment variable with host and port of a transaction pooler in front of that server. */
export const testPoolerVariable = 'REGISTRY_TEST_POOLER'

/** Returns the URL of a test database through the pooler of this run; the same without one. */
export function pooledUrl(url: string): string {
  const pooled = new URL(url)
  pooled.host = process.env[testPoolerVariable] ?? pooled.host
  return pooled.href
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Returns the URL of the running test server and the folder of the demo's images. */
export function testServer(): { adminUrl: string; imageFilesDir: string } {
  const adminUrl = process.env[testPostgresVariable]
  const imageFilesDir = process.env[testImagesVariable]
  if (!adminUrl || !imageFilesDir) {
    throw new Error(`${testPostgresVariable} is not set: run the tests by \`npm test\` or vitest.`)
  }
  return { adminUrl, imageFilesDir }
}

/** Creates a database from a template, migrated and empty by default. `drop` also closes its connections. */
export async function createTestDatabase(template = templateName): Promise<TestDatabase> {
  const { adminUrl } = testServer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: new URL(`/${name}`, adminUrl).href,
    async drop() {
      await administer(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

const connections = new Map<string, pg.Pool>()

/**
 * Runs a statement on the test server and returns its rows. Keeps one connection per process, because a new one costs
 * half the processor time of a database.
 */
export async function administer<Row extends pg.QueryResultRow>(
  adminUrl: string,
  sql: string,
): Promise<Row[]> {
  let connection = connections.get(adminUrl)
  if (!connection) {
    connection = new pg.Pool({
      connectionString: adminUrl,
      max: 1,
      idleTimeoutMillis: 0,
      allowExitOnIdle: true,
    })
    // The server may stop before the process exits.
    connection.on('error', () => undefined)
    connections.set(adminUrl, connection)
  }
  const { rows } = await connection.query<Row>(sql)
  return rows
}
