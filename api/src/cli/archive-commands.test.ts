import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text as readText } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { openImageFileStore } from '@registry/shared/image-files/open-image-file-store'
import { imageFileName } from '@registry/shared/images/image-file-names'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareApi } from '../../test/share-api.ts'
import { createArchive } from '../backup/archive-writer.ts'
import {
  imagePath,
  MANIFEST_DIGEST_PATH,
  MANIFEST_PATH,
  serializeManifest,
} from '../backup/manifest.ts'
import { measureFiles } from '../backup/measure.ts'

const api = shareApi()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-archive-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a command in a child process with these settings. */
function run(command: 'backup' | 'restore' | 'migrate', file: string, env: Record<string, string>) {
  const script = path.join(import.meta.dirname, `${command}.ts`)
  const { PATH = '' } = process.env
  return spawnSync(process.execPath, [script, file], { encoding: 'utf8', env: { PATH, ...env } })
}

const IMAGE = { name: imageFileName('ab'.repeat(32), 'webp'), bytes: Buffer.from([1]) }

/** Writes an archive without rows and with one image, of a release with these migrations. */
async function writeArchive(file: string, migrations: string[]): Promise<void> {
  const archive = await createArchive(file, new Date())
  const measure = measureFiles()
  measure.add(IMAGE.name, IMAGE.bytes)
  await archive.add(imagePath(IMAGE.name), IMAGE.bytes)
  const { text, digest } = serializeManifest({
    format: 1,
    snapshotAt: new Date().toISOString(),
    migrations,
    tables: [],
    images: { ...measure.result(), missing: 0 },
    hasSecrets: false,
  })
  await archive.add(MANIFEST_PATH, text)
  await archive.add(MANIFEST_DIGEST_PATH, digest)
  await archive.finish(async () => undefined)
}

test('restore rejects an archive of a newer release before it creates DATA_DIR', async () => {
  const [file, dataDir] = [path.join(folder, 'newer.tar'), path.join(folder, 'restored')]
  await writeArchive(file, ['29990101000000_future.ts'])
  const { status, stderr } = run('restore', file, { DATA_DIR: dataDir })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('newer release'),
  })
  expect(existsSync(dataDir)).toBe(false)
})

describe('restore into a bucket', () => {
  const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
  const UNREACHABLE = /^The database 127\.0\.0\.1:1\/b of DATABASE_URL cannot be reached/
  let bucket: S3rver
  let file: string
  let settings: Record<'DATA_DIR' | 'IMAGE_STORE', string>
  beforeAll(async () => {
    bucket = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory: path.join(folder, 's3') },
      configureBuckets: [{ name: 'images', configs: [] }],
    })
    const { port } = await bucket.run()
    file = path.join(folder, 'bucket.tar')
    await writeArchive(file, [])
    const IMAGE_STORE = `s3://images/production?endpoint=http://127.0.0.1:${port}`
    settings = { DATA_DIR: folder, IMAGE_STORE }
  })
  afterAll(() => bucket.close())

  /** Restores without a database, which is needed after the bucket; the bucket is in this process. */
  async function restore(...options: string[]): Promise<string> {
    const { PATH = '' } = process.env
    const script = path.join(import.meta.dirname, 'restore.ts')
    const child = spawn(process.execPath, [script, file, ...options], {
      env: { PATH, DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b', ...settings, ...KEYS },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [stderr, [status]] = await Promise.all([readText(child.stderr), once(child, 'exit')])
    expect(status).toBe(1)
    return stderr
  }

  test('rejects one that holds images of the archive, except with --reuse-bucket', async () => {
    expect(await restore()).toMatch(UNREACHABLE)
    const store = openImageFileStore({ ...settings, ...KEYS })
    await store.put(IMAGE.name, IMAGE.bytes)
    expect(await restore()).toMatch(/^The bucket folder of IMAGE_STORE holds images .*\n$/)
    expect(await restore('--reuse-bucket')).toMatch(UNREACHABLE)
  })
})

test('backup says that DATA_DIR has no secrets when only the passphrase is set', () => {
  const dataDir = path.join(folder, 'without-secrets')
  const { status, stderr } = run('backup', path.join(folder, 'backup.tar'), {
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: dataDir,
    BACKUP_PASSPHRASE: 'correct horse battery',
  })
  expect(status).toBe(0)
  expect(stderr).toContain(`${path.join(dataDir, 'secrets.json')} is missing`)
})

test.each(['backup', 'migrate'] as const)(
  '%s says that the database cannot be reached',
  command => {
    const { status, stderr } = run(command, path.join(folder, 'unreachable.tar'), {
      DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b',
      DATA_DIR: folder,
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^The database 127\.0\.0\.1:1\/b of DATABASE_URL cannot be reached .*\n$/,
    )
  },
)

test.each([
  { has: 'nothing', files: [] },
  { has: 'the secrets of an api with another database', files: ['secrets.json'] },
])('backup creates no database in a folder that has $has', async ({ files }) => {
  const dataDir = await mkdtemp(path.join(folder, 'mistyped-'))
  for (const name of files) await writeFile(path.join(dataDir, name), '{}')
  const { status, stderr } = run('backup', path.join(folder, 'empty.tar'), { DATA_DIR: dataDir })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `DATA_DIR ${dataDir} has no database to back up: correct it, or set DATABASE_URL.\n`,
  })
  expect(await readdir(dataDir)).toEqual(files)
})
