import type { Finding } from '@registry/shared/contract/health'
import type { App } from '../../http/app.ts'
import * as periodicJobStore from '../../jobs/periodic/periodic-job-store.ts'
import * as queueStore from '../../jobs/queue-store.ts'
import * as findingStore from './finding-store.ts'
import { loadBackupAge } from './load-backup-age.ts'

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
