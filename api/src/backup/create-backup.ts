import { setTimeout as sleep } from 'node:timers/promises'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import type pg from 'pg'
import { recordBackup } from '../db/backup-history.ts'
import { MIGRATION_LOCK } from '../db/migrate.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import {
  MANIFEST_DIGEST_PATH,
  MANIFEST_PATH,
  type Manifest,
  SECRETS_PATH,
  serializeManifest,
} from './manifest.ts'
import { firstRow, openSession } from './open-session.ts'
import { readArchive } from './read-archive.ts'
import { seal } from './seal-secrets.ts'
import { openImageCursor, writeImages } from './write-images.ts'
import { writeTables } from './write-tables.ts'

const LOCK_POLL_MS = 100

type Phase = 'tables' | 'images' | 'verify'

interface BackupOptions {
  databaseUrl: string
  imageFiles: ImageFileStore
  /** The archive's name; it must not exist. */
  file: string
  /** Text of the secrets and their passphrase; without them the archive has no secrets. */
  secrets?: { text: string; passphrase: string } | undefined
  /** Reads the archive again before it counts as a backup. */
  verify?: boolean
  onProgress?: (phase: Phase, done: number, total?: number) => void
  /** Called with the id of the exported snapshot while it is open. */
  onSnapshot?: (id: string) => Promise<void>
  /** Ends the backup, which then leaves no file. */
  signal?: AbortSignal | undefined
}

interface Backup {
  manifest: Manifest
  /** Size of the archive. */
  bytes: number
}

/**
 * Writes one archive of database, image files and secrets while the product runs. The tables are copied from one
 * snapshot; images are read afterwards, because a file never changes. Needs memory for a few chunks of 4 MB.
 */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const { databaseUrl, file, signal } = options
  const client = await openSession(databaseUrl)
  let archive: ArchiveWriter | undefined
  const stop = () => void client.end().catch(() => undefined)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    archive = await createArchive(file, new Date())
    const manifest = await writeParts(client, archive, options)
    signal?.throwIfAborted()
    const bytes = await archive.finish(async unfinished => {
      options.onProgress?.('verify', 0)
      const throwIfStopped = async () => signal?.throwIfAborted()
      const handlers = { onRows: throwIfStopped, onImage: throwIfStopped }
      if (options.verify) await readArchive(unfinished, handlers)
    })
    const { snapshotAt } = manifest
    await recordBackup(client, { snapshotAt, bytes })
    return { manifest, bytes }
  } finally {
    signal?.removeEventListener('abort', stop)
    await archive?.discard()
    await client.end()
  }
}

async function writeParts(
  client: pg.Client,
  archive: ArchiveWriter,
  { imageFiles, secrets, onProgress, onSnapshot, signal }: BackupOptions,
): Promise<Manifest> {
  await takeMigrationLock(client)
  await client.query('begin isolation level repeatable read, read only')
  const snapshot = await firstRow<{ id: string; at: Date }>(
    client,
    'select pg_export_snapshot() as id, now() as at',
  )
  if (snapshot) await onSnapshot?.(snapshot.id)
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id')
  const onRows = (done: number, total: number) => onProgress?.('tables', done, total)
  const tables = await writeTables(client, archive, { onRows })
  await openImageCursor(client)
  await client.query('commit')
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK])
  const onFiles = (done: number) => onProgress?.('images', done)
  const images = await writeImages({ client, archive, imageFiles, onFiles, signal })
  if (secrets) await archive.add(SECRETS_PATH, await seal(secrets.text, secrets.passphrase))
  const manifest: Manifest = {
    format: 1,
    snapshotAt: (snapshot?.at ?? new Date()).toISOString(),
    migrations: rows.map(({ name }) => name),
    ...{ tables, images },
    hasSecrets: secrets !== undefined,
  }
  const { text, digest } = serializeManifest(manifest)
  await archive.add(MANIFEST_PATH, text)
  await archive.add(MANIFEST_DIGEST_PATH, digest)
  return manifest
}

/**
 * Waits for a running migration and lets the next one wait for the copies of the tables. It takes the lock by
 * polling: `create index concurrently` waits for queries that block on a lock.
 */
async function takeMigrationLock(client: pg.Client): Promise<void> {
  for (;;) {
    const row = await firstRow<{ taken: boolean }>(
      client,
      'select pg_try_advisory_lock_shared($1) as taken',
      [MIGRATION_LOCK],
    )
    if (row?.taken) return
    await sleep(LOCK_POLL_MS)
  }
}
