import { createGauge } from '@registry/shared/metrics/metrics'
import { loadFindings } from '../features/health/load-findings.ts'
import type { App } from '../http/app.ts'
import * as periodicJobStore from '../jobs/periodic/periodic-job-store.ts'
import * as queueStore from '../jobs/queue-store.ts'

const databaseUp = createGauge({
  name: 'registry_database_up',
  help: '1 when the database answered the queries of these metrics',
})
const listening = createGauge({
  name: 'registry_listening',
  help: '1 while this process receives notifications of changes from the database',
})
const queueJobs = createGauge({
  name: 'registry_queue_jobs',
  help: 'Jobs in the queue: due, scheduled, running or failed (without attempts left)',
  labels: ['job_name', 'state'],
})
const oldestDue = createGauge({
  name: 'registry_queue_oldest_due_seconds',
  help: 'Time since the oldest due job became due',
  labels: ['job_name'],
})
const mostAttempts = createGauge({
  name: 'registry_queue_attempts',
  help: 'Highest number of attempts that a job in the queue has used',
  labels: ['job_name'],
})
const lastSuccess = createGauge({
  name: 'registry_periodic_job_last_success_timestamp_seconds',
  help: 'Last success of a periodic job, or when it was first seen',
  labels: ['job_name'],
})
const period = createGauge({
  name: 'registry_periodic_job_period_seconds',
  help: 'Period of a periodic job',
  labels: ['job_name'],
})
const findings = createGauge({
  name: 'registry_findings',
  help: 'Findings of /api/ready with their counts',
  labels: ['finding'],
})
const wrongSums = createGauge({
  name: 'registry_wrong_item_sums',
  help: 'Items whose stored sum differs from that of their contributions',
})
const backupAge = createGauge({
  name: 'registry_backup_age_seconds',
  help: 'Age of the last backup; missing before the first',
})
const stored = [
  ...[queueJobs, oldestDue, mostAttempts, lastSuccess, period],
  ...[findings, wrongSums, backupAge],
]

async function readDatabase(app: App) {
  const { db } = app
  const [queue, periodic, report] = await Promise.all([
    queueStore.measureByJob(db),
    periodicJobStore.listSuccesses(db),
    loadFindings(app),
  ])
  return { queue, periodic, report }
}

function setStored({ queue, periodic, report }: Awaited<ReturnType<typeof readDatabase>>): void {
  for (const { job, due, scheduled, running, failed, oldestDueS, attempts } of queue) {
    for (const [state, count] of Object.entries({ due, scheduled, running, failed })) {
      queueJobs.set({ job_name: job, state }, count)
    }
    oldestDue.set({ job_name: job }, oldestDueS)
    mostAttempts.set({ job_name: job }, attempts)
  }
  for (const { job, lastSuccessS, periodS } of periodic) {
    lastSuccess.set({ job_name: job }, lastSuccessS)
    period.set({ job_name: job }, periodS)
  }
  for (const { name, count } of report.findings) findings.set({ finding: name }, count ?? 1)
  const sums = report.findings.find(({ name }) => name === 'item_sums')
  wrongSums.set(sums?.count ?? 0)
  if (report.backupAgeS === undefined) backupAge.remove()
  else backupAge.set(report.backupAgeS)
}

/**
 * Sets the gauges whose values are in the database. Copies of the api report the same values. While the database does
 * not answer, `registry_database_up` is 0 and the values of these gauges are missing.
 */
export async function refreshOperatorMetrics(app: App): Promise<void> {
  listening.set((await app.notifications.isListening(0)) ? 1 : 0)
  try {
    const state = await readDatabase(app)
    for (const gauge of stored) gauge.reset()
    setStored(state)
    databaseUp.set(1)
  } catch (err) {
    app.log.warn({ err }, 'metrics of the database are missing')
    for (const gauge of stored) gauge.reset()
    for (const gauge of [wrongSums, backupAge]) gauge.remove()
    databaseUp.set(0)
  }
}
