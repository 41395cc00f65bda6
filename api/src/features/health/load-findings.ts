import type { Finding } from '@registry/shared/contract/health'
import type { App } from '../../http/app.ts'
import * as periodicJobStore from '../../jobs/periodic/periodic-job-store.ts'
import * as queueStore from '../../jobs/queue-store.ts'
import * as findingStore from './finding-store.ts'

/** Age in seconds from which the oldest due job is a finding; a working queue takes jobs within seconds. */
const OVERDUE_S = 600

/** Loads all findings that an operator must look at, as names and numbers. */
export async function loadFindings({ db, now }: Pick<App, 'db' | 'now'>): Promise<Finding[]> {
  const [stored, late, givenUp, backlog] = await Promise.all([
    findingStore.list(db),
    periodicJobStore.listLate(db, now()),
    queueStore.countFailed(db),
    queueStore.measureBacklog(db),
  ])
  return [
    ...stored,
    ...late.map(({ name, ageS }) => ({ name: `late_${name}`, ageS })),
    ...givenUp.map(({ name, count }) => ({ name: `given_up_${name}`, count })),
    ...(backlog.ageS > OVERDUE_S ? [{ name: 'queue_overdue', ...backlog }] : []),
  ]
}
