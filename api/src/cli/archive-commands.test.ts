import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareApi } from '../../test/share-api.ts'
import { createArchive } from '../backup/archive-writer.ts'
import { MANIFEST_DIGEST_PATH, MANIFEST_PATH, serializeManifest } from '../backup/manifest.ts'

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

/** Writes an archive without rows and images, of a release that has another migration. */
async function writeNewerArchive(file: string): Promise<void> {
  const archive = await createArchive(file, new Date())
  const { text, digest } = serializeManifest({
    format: 1,
    snapshotAt: new Date().toISOString(),
    migrations: ['29990101000000_future.ts'],
    tables: [],
    images: { count: 0, bytes: 0, sha256: createHash('sha256').digest('hex'), missing: 0 },
    hasSecrets: false,
  })
  await archive.add(MANIFEST_PATH, text)
  await archive.add(MANIFEST_DIGEST_PATH, digest)
  await archive.finish(async () => undefined)
}

test('restore rejects an archive of a newer release before it creates DATA_DIR', async () => {
  const [file, dataDir] = [path.join(folder, 'newer.tar'), path.join(folder, 'restored')]
  await writeNewerArchive(file)
  const { status, stderr } = run('restore', file, { DATA_DIR: dataDir })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('newer release'),
  })
  expect(existsSync(dataDir)).toBe(false)
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
