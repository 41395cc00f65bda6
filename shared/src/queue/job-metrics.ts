import type { WorkerEvents } from 'graphile-worker'
import { createCounter, createHistogram } from '../metrics/metrics.ts'

const attempts = createCounter({
  name: 'registry_job_attempts_total',
  help: 'Attempts of jobs: success, error (is retried) or failed (was the last attempt)',
  labels: ['job_name', 'outcome'],
})

const durations = createHistogram({
  name: 'registry_job_duration_seconds',
  help: 'Duration of an attempt of a job',
  labels: ['job_name'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60],
})

/** Counts the attempts of a runner's jobs and measures their duration. */
export function observeJobs(events: WorkerEvents): void {
  const startedAt = new Map<string, number>()
  const outcomes = new Map<string, string>()
  events.on('job:start', ({ job }) => void startedAt.set(job.id, performance.now()))
  events.on('job:error', ({ job }) => void outcomes.set(job.id, 'error'))
  // Follows `job:error` after the last attempt.
  events.on('job:failed', ({ job }) => void outcomes.set(job.id, 'failed'))
  events.on('job:complete', ({ job }) => {
    const name = job.task_identifier
    attempts.inc({ job_name: name, outcome: outcomes.get(job.id) ?? 'success' })
    const start = startedAt.get(job.id)
    if (start !== undefined)
      durations.observe({ job_name: name }, (performance.now() - start) / 1_000)
    startedAt.delete(job.id)
    outcomes.delete(job.id)
  })
}
