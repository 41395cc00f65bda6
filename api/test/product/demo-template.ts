import { cp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { createDiskStore } from '@registry/shared/image-files/disk-store'
import { resizeStoredImage } from '@registry/shared/image-files/store-image'
import pg from 'pg'
import {
  administer,
  createTestDatabase,
  demoName,
  type TestDatabase,
  testServer,
} from '../../../shared/tools/test-database.ts'
import { type DemoLogin, seedDemo } from '../../src/demo/seed-demo.ts'

export interface DemoDatabase extends TestDatabase {
  demo: DemoLogin
}

/**
 * Creates a database with the demo registry and copies its images to `dataDir`. Encoding the images takes
 * longer than the rest of a start, so it is done once per run.
 */
export async function createDemoDatabase(dataDir: string): Promise<DemoDatabase> {
  const { adminUrl, imageFilesDir } = testServer()
  const demo = (await findDemo(adminUrl)) ?? (await createDemoOnce(adminUrl, imageFilesDir))
  await cp(imageFilesDir, path.join(dataDir, 'images'), { recursive: true })
  return { ...(await createTestDatabase(demoName)), demo }
}

/** Reads the demo's login from the comment of its database, which gets its name once it is complete. */
async function findDemo(adminUrl: string): Promise<DemoLogin | undefined> {
  const [database] = await administer<{ login: string }>(
    adminUrl,
    `select shobj_description(oid, 'pg_database') as login from pg_database where datname = '${demoName}'`,
  )
  return database && JSON.parse(database.login)
}

/** Creates the demo's database unless another process has done so meanwhile. */
async function createDemoOnce(adminUrl: string, imageFilesDir: string): Promise<DemoLogin> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    // The advisory lock serializes workers; it is released when a connection closes.
    await admin.query('select pg_advisory_lock(hashtext($1))', [demoName])
    return (await findDemo(adminUrl)) ?? (await createDemo(admin, imageFilesDir))
  } finally {
    await admin.end()
  }
}

async function createDemo(admin: pg.Client, imageFilesDir: string): Promise<DemoLogin> {
  const { url } = await createTestDatabase()
  const imageFiles = createDiskStore(imageFilesDir)
  const options = { dataDir: imageFilesDir, imageFiles, slug: 'demo', password: 'Demo-Registry-1' }
  const demo = await seedDemo(url, options)
  if (!demo) throw new Error('a new database was not given the demo registry')
  for (const hash of await listImageHashes(imageFilesDir)) await resizeStoredImage(imageFiles, hash)
  const name = new URL(url).pathname.slice(1)
  const login = pg.escapeLiteral(JSON.stringify(demo))
  await admin.query(`comment on database ${name} is ${login}`)
  // Copying fails while the source has connections.
  await admin.query(`alter database ${name} with allow_connections false`)
  await admin.query(`alter database ${name} rename to ${demoName}`)
  return demo
}

/** Lists the hashes of full-size images; smaller sizes have their width in the name. */
async function listImageHashes(imageFilesDir: string): Promise<string[]> {
  const files = await readdir(imageFilesDir)
  return files.flatMap(file => /^([0-9a-f]{64})\.webp$/.exec(file)?.[1] ?? [])
}
