import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDiskStore } from '@registry/shared/image-files/disk-store'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import { imageFileName } from '@registry/shared/images/image-file-names'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../shared/tools/test-database.ts'
import { contributeTo } from '../../test/contribute-to.ts'
import { digestDatabase } from '../../test/digest-database.ts'
import { enqueueTestJob } from '../../test/enqueue-test-job.ts'
import { makeItem, makeRegistry } from '../../test/factories.ts'
import { shareApi } from '../../test/share-api.ts'
import { findLastBackup } from '../db/backup-history.ts'
import { readSchemaState } from '../db/migrate.ts'
import { requireKnownMigrations } from './check-target.ts'
import { createBackup } from './create-backup.ts'
import { JOBS, type Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { prepareSecrets } from './restore-secrets.ts'

const PASSPHRASE = 'correct horse battery'
const HASH = 'ab'.repeat(32)
const HERE = path.join(import.meta.dirname, '../..')

const api = shareApi()
let folder: string
let archive: string
let manifest: Manifest
/** Digests of the tables in the archive's snapshot. */
let expected: Record<string, string>
const databases: TestDatabase[] = []

/** Creates a database without tables. */
async function emptyDatabase(template = 'template1'): Promise<string> {
  const database = await createTestDatabase(template)
  databases.push(database)
  return database.url
}

const targetFiles = () => createDiskStore(path.join(folder, 'images'))
const backup = (file: string, signal?: AbortSignal) => {
  const { databaseUrl, app } = api
  return createBackup({ databaseUrl, imageFiles: app.imageFiles, file, signal })
}

/** Runs `work` while the table `users` is locked, so that a backup waits. */
async function whileUsersAreLocked(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: api.databaseUrl })
  await client.connect()
  try {
    await client.query('begin; lock table users in access exclusive mode')
    await work()
  } finally {
    await client.end()
  }
}

async function partialFile(name: string): Promise<string> {
  for (;;) {
    const found = (await readdir(folder)).find(file => file.startsWith(name))
    if (found) return path.join(folder, found)
    await sleep(20)
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-backup-'))
  archive = path.join(folder, 'archive.tar')
  const { app, databaseUrl } = api
  const { id: registryId, slug } = await makeRegistry(app.db)
  const items = [await makeItem(app.db, registryId), await makeItem(app.db, registryId)]
  await app.db('images').insert({ hash: HASH, width: 500, height: 400, widths: [328, 500] })
  for (const name of [imageFileName(HASH, 'webp'), imageFileName(HASH, 'avif', 328)]) {
    await app.imageFiles.put(name, Buffer.from(name))
  }
  await contributeTo(api, { slug, id: items[0] ?? '' }, 100, {
    message: 'Tab\t, \\N and\nnewline 👶',
  })
  await enqueueTestJob(api, { attempts: 3, locked_at: new Date(), locked_by: 'worker' })

  let failures = 0
  const imageFiles: ImageFileStore = {
    ...app.imageFiles,
    async read(name) {
      failures += 1
      // A bucket that fails twice.
      if (failures <= 2) throw new Error('the image store responded with 503')
      return app.imageFiles.read(name)
    },
  }
  let isStopping = false
  const write = async (id: string) => {
    while (!isStopping) await contributeTo(api, { slug, id }, 1)
  }
  const writers = items.map(write)
  const secrets = { text: 'a secret', passphrase: PASSPHRASE }
  const made = await createBackup({
    ...{ databaseUrl, imageFiles, file: archive, secrets, verify: true },
    async onSnapshot(id) {
      expected = await digestDatabase(databaseUrl, id)
    },
  })
  manifest = made.manifest
  isStopping = true
  await Promise.all(writers)
})
afterAll(async () => {
  await Promise.all(databases.map(database => database.drop()))
  await rm(folder, { recursive: true })
})

describe('a backup under load', () => {
  test('restores every table and the jobs as in its snapshot', async () => {
    expect(await digestDatabase(api.databaseUrl)).not.toEqual(expected)
    const databaseUrl = await emptyDatabase('registry_template')
    await restoreBackup({ databaseUrl, imageFiles: targetFiles(), file: archive, manifest })
    expect(await digestDatabase(databaseUrl)).toEqual(expected)
    expect(Object.keys(expected).length).toBeGreaterThan(30)
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const wrong = await client.query(
      `select from items i where amount_contributed_cents <> (
         select coalesce(sum(amount_cents), 0) from contributions c where c.item_id = i.id)`,
    )
    const jobs = await client.query(
      `select attempts, locked_at, locked_by from graphile_worker._private_jobs where attempts > 0`,
    )
    // Triggers work again, and a new job takes a new id.
    const disabled = await client.query(`select from pg_trigger where tgenabled = 'D'`)
    await client.query(`select graphile_worker.add_job('send_push', '{}')`)
    await client.end()
    expect(wrong.rowCount).toBe(0)
    expect(jobs.rows).toEqual([{ attempts: 2, locked_at: null, locked_by: null }])
    expect(disabled.rowCount).toBe(0)
  })

  test('has the image files of the snapshot after failed requests, and counts missing ones', async () => {
    const name = imageFileName(HASH, 'avif', 328)
    expect(await targetFiles().read(name)).toEqual(Buffer.from(name))
    expect(manifest.images).toMatchObject({ count: 2, missing: 2 })
  })

  test('is recorded with the time of its snapshot', async () => {
    expect(await findLastBackup(api.app.db)).toEqual(new Date(manifest.snapshotAt))
    expect((await stat(archive)).mode & 0o077).toBe(0)
  })

  test('leaves out uploads that no copy may hold and code of releases', () => {
    const names = manifest.tables.map(({ name }) => name)
    expect(names).toContain(JOBS)
    for (const table of ['offering_photo_bytes', 'release_assets']) {
      expect(names).not.toContain(table)
    }
  })
})

describe('secrets', () => {
  const sealedSecrets = async () => {
    let sealed: Buffer = Buffer.alloc(0)
    await readArchive(archive, {
      async onSecrets(bytes) {
        sealed = bytes
      },
    })
    return sealed
  }

  test('are restored with their passphrase and rejected with another', async () => {
    const dataDir = path.join(folder, 'data')
    const sealed = await sealedSecrets()
    const prepare = (passphrase: string) => prepareSecrets({ dataDir, sealed, passphrase })
    await expect(prepare('another passphrase')).rejects.toThrow('not the passphrase')
    ;(await prepare(PASSPHRASE))()
    expect(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')).toBe('a secret')
    // A restore can be repeated, but does not replace other secrets.
    ;(await prepare(PASSPHRASE))()
    await writeFile(path.join(dataDir, 'secrets.json'), 'others')
    await expect(prepare(PASSPHRASE)).rejects.toThrow('other secrets')
  })

  test('are not readable in the archive', async () => {
    expect((await readFile(archive)).includes('a secret')).toBe(false)
  })
})

describe('a restore', () => {
  test('rejects a database with rows, and a release without a migration of the archive', async () => {
    const imageFiles = targetFiles()
    const before = await digestDatabase(api.databaseUrl)
    const { databaseUrl } = api
    const restored = restoreBackup({ databaseUrl, imageFiles, file: archive, manifest })
    await expect(restored).rejects.toThrow('is not empty')
    expect(await digestDatabase(databaseUrl)).toEqual(before)
    const { known } = await readSchemaState(databaseUrl)
    expect(() => requireKnownMigrations(manifest, known)).not.toThrow()
    expect(() => requireKnownMigrations(manifest, known.slice(0, -1))).toThrow('newer release')
  })

  test('migrates an archive of an earlier release', async () => {
    const earlier: Manifest = {
      ...manifest,
      migrations: manifest.migrations.filter(name => !name.endsWith('_create_backups.ts')),
      tables: manifest.tables.filter(({ name }) => name !== 'backups'),
    }
    const parts = { imageFiles: targetFiles(), file: archive, manifest: earlier }
    const tooNew = await emptyDatabase('registry_template')
    await expect(restoreBackup({ ...parts, databaseUrl: tooNew })).rejects.toThrow('newer schema')
    const databaseUrl = await emptyDatabase()
    await restoreBackup({ ...parts, databaseUrl })
    expect(await digestDatabase(databaseUrl)).toEqual(expected)
    expect((await readSchemaState(databaseUrl)).isReady).toBe(true)
  })
})

describe('an archive', () => {
  const copyOf = async (change: (file: string, size: number) => Promise<unknown>) => {
    const file = path.join(folder, 'broken.tar')
    const bytes = await readFile(archive)
    await writeFile(file, bytes)
    await change(file, bytes.length)
    return readArchive(file)
  }

  // The last 2,048 bytes are the end of the tar file and the digest of the manifest.
  test.each([0, 0.1, 0.5, 0.9, 1])('is rejected when cut at %d of its contents', async share => {
    const cut = copyOf((file, size) => truncate(file, Math.floor(share * (size - 2_048))))
    await expect(cut).rejects.toThrow('is broken')
  })

  test('is rejected when a byte of its contents differs', async () => {
    const bytes = await readFile(archive)
    for (const text of ['snapshotAt', HASH, 'Wooden', '"sha256"', 'tables/users']) {
      const at = bytes.indexOf(text)
      if (at < 0) continue
      const change = async (file: string) => {
        const handle = await open(file, 'r+')
        await handle.write(Buffer.from('#'), 0, 1, at + 1)
        await handle.close()
      }
      await expect(copyOf(change), text).rejects.toThrow('is broken')
    }
  })

  test('is not replaced by a backup of the same name', async () => {
    await expect(backup(archive)).rejects.toThrow('exists')
  })
})

describe('an interrupted backup', () => {
  test('leaves no file when it is stopped', async () => {
    const file = path.join(folder, 'stopped.tar')
    await whileUsersAreLocked(async () => {
      const stopped = new AbortController()
      const ended = backup(file, stopped.signal)
      ended.catch(() => undefined)
      await partialFile('stopped')
      stopped.abort()
      await expect(ended).rejects.toThrow()
    })
    expect((await readdir(folder)).filter(name => name.startsWith('stopped'))).toEqual([])
  })

  test('leaves no complete file when it is killed', async () => {
    const file = path.join(folder, 'killed.tar')
    await whileUsersAreLocked(async () => {
      const { dataDir } = api.app.config
      const child = spawn(process.execPath, [path.join(HERE, 'src/cli/backup.ts'), file], {
        env: { ...process.env, DATABASE_URL: api.databaseUrl, DATA_DIR: dataDir },
        stdio: 'ignore',
      })
      const partial = await partialFile('killed')
      child.kill('SIGKILL')
      await once(child, 'exit')
      expect(existsSync(file)).toBe(false)
      await expect(readArchive(partial)).rejects.toThrow('is broken')
    })
  })
})
