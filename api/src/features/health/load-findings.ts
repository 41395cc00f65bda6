import type { Finding } from '@registry/shared/contract/health'
import { Cron } from 'croner'
import { findInstallation, findLastBackup } from '../../db/backup-history.ts'
import type { App } from '../../http/app.ts'
import * as periodicJobStore from '../../jobs/periodic/periodic-job-store.ts'
import * as queueStore from '../../jobs/queue-store.ts'
import * as findingStore from './finding-store.ts'

/** Number of scheduled backups that are missing when the last one is late. */
const MISSED = 2

/**
 * Loads the age of the last backup. It is a finding when two scheduled backups are missing; without any backup the
 * age is that of the installation.
 */
async function loadBackupAge({
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

/** Age in seconds from which the oldest due job is a finding; a working queue takes jobs within seconds. */
const OVERDUE_S = 600

/** What an operator must know: all numbers, without personal data. */
export interface OperatorReport {
  /** Problems that an operator must look at. */
  findings: Finding[]
  /** Seconds since the snapshot of the last backup; undefined before the first. */
  backupAgeS?: number
}

/** Loads the report for the operator. */
export async function loadFindings(
  app: Pick<App, 'db' | 'now' | 'config'>,
): Promise<OperatorReport> {
  const { db, now } = app
  const [stored, late, givenUp, backlog, backup] = await Promise.all([
    findingStore.list(db),
    periodicJobStore.listLate(db, now()),
    queueStore.countFailed(db),
    queueStore.measureBacklog(db),
    loadBackupAge(app),
  ])
  const findings = [
    ...stored,
    ...late.map(({ name, ageS }) => ({ name: `late_${name}`, ageS })),
    ...givenUp.map(({ name, count }) => ({ name: `given_up_${name}`, count })),
    ...(backlog.ageS > OVERDUE_S ? [{ name: 'queue_overdue', ...backlog }] : []),
    ...backup.findings,
  ]
  const { backupAgeS } = backup
  return { findings, ...(backupAgeS !== undefined && { backupAgeS }) }
}
