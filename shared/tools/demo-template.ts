import { cp, readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { type DemoLogin, seedDemo } from '../../api/src/demo/seed-demo.ts'
import { createDiskStore } from '../src/image-files/disk-store.ts'
import { resizeStoredImage } from '../src/image-files/store-image.ts'
import { createTestDatabase, demoName, type TestDatabase, testServer } from './test-database.ts'

export interface DemoDatabase extends TestDatabase {
  demo: DemoLogin
}

/**
 * A database with the demo registry, whose pictures are put into `dataDir`. Drawing those in every size
 * takes longer than all else that a product does at its start: a run does it once, and copies.
 */
export async function createDemoDatabase(dataDir: string): Promise<DemoDatabase> {
  const { adminUrl, imageFilesDir } = testServer()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    // Workers that begin at once take turns; the turn of one that dies ends with its connection.
    await admin.query('select pg_advisory_lock(hashtext($1))', [demoName])
    const demo = (await knownDemo(admin)) ?? (await makeDemo(admin, imageFilesDir))
    await cp(imageFilesDir, path.join(dataDir, 'images'), { recursive: true })
    return { ...(await createTestDatabase(demoName)), demo }
  } finally {
    await admin.end()
  }
}

/** The demo's login stands with its database, which has its name once it is whole. */
async function knownDemo(admin: pg.Client): Promise<DemoLogin | undefined> {
  const { rows } = await admin.query(
    "select shobj_description(oid, 'pg_database') as login from pg_database where datname = $1",
    [demoName],
  )
  return rows[0] && JSON.parse(rows[0].login)
}

async function makeDemo(admin: pg.Client, imageFilesDir: string): Promise<DemoLogin> {
  const { url } = await createTestDatabase()
  const imageFiles = createDiskStore(imageFilesDir)
  const options = { dataDir: imageFilesDir, imageFiles, slug: 'demo', password: 'Demo-Registry-1' }
  const demo = await seedDemo(url, options)
  if (!demo) throw new Error('a new database was not given the demo registry')
  for (const hash of await imageHashes(imageFilesDir)) await resizeStoredImage(imageFiles, hash)
  const name = new URL(url).pathname.slice(1)
  const login = pg.escapeLiteral(JSON.stringify(demo))
  await admin.query(`comment on database ${name} is ${login}`)
  // A copy fails while anybody is connected to its source.
  await admin.query(`alter database ${name} with allow_connections false`)
  await admin.query(`alter database ${name} rename to ${demoName}`)
  return demo
}

/** Smaller sizes, left by an earlier run, have their width in the name. */
async function imageHashes(imageFilesDir: string): Promise<string[]> {
  const files = await readdir(imageFilesDir)
  return files.flatMap(file => /^([0-9a-f]{64})\.webp$/.exec(file)?.[1] ?? [])
}
