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
  await run(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: new URL(`/${name}`, adminUrl).href,
    drop: () => run(adminUrl, `drop database if exists ${name} with (force)`),
  }
}

async function run(adminUrl: string, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(sql)
  } finally {
    await admin.end()
  }
}
