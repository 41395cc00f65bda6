import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** The migrated database that test databases are copied from. */
export const templateName = 'registry_template'
/** The database with the demo registry, made by the first test that needs it. */
export const demoName = 'registry_demo'

/** The environment variable with the URL of the running test server. */
export const testPostgresVariable = 'REGISTRY_TEST_POSTGRES'
/** The environment variable with the folder in which the demo's pictures are stored once drawn. */
export const testPicturesVariable = 'REGISTRY_TEST_PICTURES'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Where the running test server is, and its folder for pictures. */
export function testServer(): { adminUrl: string; imageFilesDir: string } {
  const adminUrl = process.env[testPostgresVariable]
  const imageFilesDir = process.env[testPicturesVariable]
  if (!adminUrl || !imageFilesDir) {
    throw new Error(`${testPostgresVariable} is not set: run the tests by \`npm test\` or vitest.`)
  }
  return { adminUrl, imageFilesDir }
}

/**
 * A database of the caller's own: migrated and empty, unless it is a copy of another template. `drop`
 * also ends the connections to it.
 */
export async function createTestDatabase(template = templateName): Promise<TestDatabase> {
  const { adminUrl } = testServer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(adminUrl, `create database ${name} template ${template}`)
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
