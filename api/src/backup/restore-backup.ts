import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import { migrate } from '../db/migrate.ts'
import { requireEmptyTarget } from './check-target.ts'
import { loadArchive } from './load-archive.ts'
import type { Manifest } from './manifest.ts'
import { openSession } from './open-session.ts'

interface RestoreOptions {
  databaseUrl: string
  imageFiles: ImageFileStore
  /** A verified archive, and its manifest. */
  file: string
  manifest: Manifest
  /** Called after the last check, before the first change. */
  storeSecrets?: () => void
  onProgress?: (phase: 'tables' | 'images', done: number, total: number) => void
}

/**
 * Restores a verified archive into an empty database and migrates it to this release. Throws ConfigError before it
 * changes anything when the target is not empty. An interrupted restore can be repeated.
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { databaseUrl, imageFiles, file, manifest, storeSecrets, onProgress } = options
  await requireEmptyTarget(databaseUrl, manifest)
  storeSecrets?.()
  await migrate(databaseUrl, manifest.migrations)
  const client = await openSession(databaseUrl)
  try {
    const report = onProgress ?? (() => undefined)
    await loadArchive(file, { client, manifest, imageFiles, onProgress: report })
    await migrate(databaseUrl)
    // Without the planner's statistics the first queries are slow.
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
