import { Cron } from 'croner'
import { findInstallation, findLastBackup } from '../../db/backup-history.ts'
import type { App } from '../../http/app.ts'
import type { OperatorReport } from './load-findings.ts'

/** Number of scheduled backups that are missing when the last one is late. */
const MISSED = 2

/**
 * Loads the age of the last backup. It is a finding when two scheduled backups are missing; without any backup the
 * age is that of the installation.
 */
export async function loadBackupAge({
  db,
  now,
  config,
}: Pick<App, 'db' | 'now' | 'config'>): Promise<OperatorReport> {
  const last = await findLastBackup(db)
  const ageSince = (time: Date) =>
    Math.max(0, Math.floor((now().getTime() - time.getTime()) / 1_000))
  const age = last && { backupAgeS: ageSince(last) }
  const { cron } = config.backup
  if (cron === undefined) return { findings: [], ...age }
  const due = new Cron(cron, { timezone: 'UTC' }).previousRuns(MISSED, now())[MISSED - 1]
  const since = last ?? (await findInstallation(db))
  const isLate = due !== undefined && since !== undefined && since < due
  return { findings: isLate ? [{ name: 'late_backup', ageS: ageSince(since) }] : [], ...age }
}
