import type { App } from '../../http/app.ts'
import type { Job } from '../define-job.ts'
import * as periodicJobStore from './periodic-job-store.ts'

const CHECK_EVERY_MS = 10 * 60_000

interface PeriodicJobWatch {
  app: Pick<App, 'db' | 'log' | 'now'>
  jobs: readonly Job[]
  /** Milliseconds between two checks. */
  checkEveryMs?: number
}

async function logLateJobs({ db, log, now }: PeriodicJobWatch['app']): Promise<void> {
  for (const { name, ageS } of await periodicJobStore.listLate(db, now())) {
    log.error({ job: name, ageS }, 'a periodic job has not finished for three of its periods')
  }
}

/**
 * Stores the periodic jobs and logs an error for each late one, at once and every ten minutes until it is
 * stopped. It uses a timer and not a job, because a stalled queue must be reported too.
 */
export async function watchPeriodicJobs({
  app,
  jobs,
  checkEveryMs = CHECK_EVERY_MS,
}: PeriodicJobWatch): Promise<{ stop(): void }> {
  const periodic = jobs.flatMap(({ name, schedule }) => (schedule ? [{ name, ...schedule }] : []))
  await periodicJobStore.replaceAll(app.db, periodic, app.now())
  const check = () =>
    logLateJobs(app).catch(err => app.log.warn({ err }, 'periodic jobs could not be checked'))
  await check()
  const timer = setInterval(() => void check(), checkEveryMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
