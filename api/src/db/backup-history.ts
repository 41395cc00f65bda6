import type { Db } from './connect.ts'

interface BackupRecord {
  /** Time of the snapshot, as ISO text. */
  snapshotAt: string
  /** Size of the archive. */
  bytes: number
}

/** Part of a PostgreSQL client: a backup has its own session. */
interface Queryable {
  query(sql: string, values: unknown[]): Promise<unknown>
}

/** Records a complete backup. */
export async function recordBackup(
  client: Queryable,
  { snapshotAt, bytes }: BackupRecord,
): Promise<void> {
  await client.query(
    'insert into backups (snapshot_at, bytes) values ($1, $2) on conflict do nothing',
    [snapshotAt, bytes],
  )
}

/** Returns the time of the newest backup's snapshot; undefined before the first. */
export async function findLastBackup(db: Db): Promise<Date | undefined> {
  const row = await db('backups').orderBy('snapshot_at', 'desc').first('snapshot_at')
  return row?.snapshot_at
}

/** Returns when the first migration ran. */
export async function findInstallation(db: Db): Promise<Date | undefined> {
  const row = await db('migrations').min('migration_time as at').first()
  return row?.at
}
