import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** The migrated database that test databases are copied from. */
export const templateName = 'registry_template'

/** Names the running test server for every process of a test run. */
export const testPostgresVariable = 'REGISTRY_TEST_POSTGRES'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A migrated, empty database of the caller's own. `drop` also ends the connections to it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env[testPostgresVariable]
  if (!adminUrl) {
    throw new Error(`${testPostgresVariable} is not set: run the tests by \`npm test\` or vitest.`)
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(adminUrl, `create database ${name} template ${templateName}`)
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
