import { EventEmitter } from 'node:events'
import type { Job, WorkerEvents } from 'graphile-worker'
import { expect, test } from 'vitest'
import { readMetric } from '../../test/read-metric.ts'
import { observeJobs } from './job-metrics.ts'

test.each([
  ['success', ['job:start', 'job:success', 'job:complete']],
  ['error', ['job:start', 'job:error', 'job:complete']],
  ['failed', ['job:start', 'job:error', 'job:failed', 'job:complete']],
])('an attempt is counted once as %s after %j', async (outcome, names) => {
  const emitter = new EventEmitter()
  observeJobs(emitter as WorkerEvents)
  const job = { id: '1', task_identifier: `job_with_${outcome}` } as Job
  for (const name of names) emitter.emit(name, { job })
  const labels = { job_name: job.task_identifier }
  expect(await readMetric('registry_job_attempts_total', { ...labels, outcome })).toBe(1)
  const others = ['success', 'error', 'failed'].filter(other => other !== outcome)
  for (const other of others) {
    expect(
      await readMetric('registry_job_attempts_total', { ...labels, outcome: other }),
    ).toBeUndefined()
  }
})
