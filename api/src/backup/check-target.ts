import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import { ConfigError } from '../config-error.ts'
import { readSchemaState } from '../db/migrate.ts'
import { listTables, quote } from './list-tables.ts'
import type { Manifest } from './manifest.ts'
import { firstRow, openSession } from './open-session.ts'

const JOBS_TABLE = 'graphile_worker._private_jobs'

/** Throws ConfigError when this release is older than the archive. */
export function requireKnownMigrations(manifest: Manifest, known: readonly string[]): void {
  const foreign = manifest.migrations.find(name => !known.includes(name))
  if (foreign === undefined) return
  throw new ConfigError(
    `The archive is from a newer release: this one has no migration ${foreign.replace(/\.ts$/, '')}. Please restore it with that release.`,
  )
}

/**
 * Throws ConfigError unless the database is empty: without rows, and without migrations that the archive does not
 * have, since its rows have the columns of its own schema.
 */
export async function requireEmptyTarget(databaseUrl: string, manifest: Manifest): Promise<void> {
  const { known, applied } = await readSchemaState(databaseUrl)
  requireKnownMigrations(manifest, known)
  const filled = await findFilledTable(databaseUrl)
  if (filled !== undefined) {
    throw new ConfigError(
      `The database is not empty (${filled} has rows); please restore into a new one.`,
    )
  }
  const newer = applied.find(name => !manifest.migrations.includes(name))
  if (newer === undefined) return
  throw new ConfigError(
    'The database has a newer schema than the archive; please restore into one without tables.',
  )
}

/**
 * Throws ConfigError if the bucket holds one of these images of the archive: another installation uses them. The
 * restore would bring back images that it has deleted, and the restored jobs would delete images that it shows.
 */
export async function requireUnusedBucket(
  imageFiles: ImageFileStore,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    if (!(await imageFiles.has(name))) continue
    throw new ConfigError(
      'The bucket folder of IMAGE_STORE holds images of the archive; please restore without IMAGE_STORE or into another folder. Add --reuse-bucket if no other installation uses it.',
    )
  }
}

async function findFilledTable(databaseUrl: string): Promise<string | undefined> {
  const client = await openSession(databaseUrl)
  try {
    const queue = await firstRow<{ name: string | null }>(
      client,
      `select to_regclass($1)::text as name`,
      [JOBS_TABLE],
    )
    const names = (await listTables(client)).map(({ name }) => quote(name))
    for (const name of queue?.name ? [...names, JOBS_TABLE] : names) {
      if (await firstRow(client, `select from ${name} limit 1`)) return name.replaceAll('"', '')
    }
    return undefined
  } finally {
    await client.end()
  }
}
