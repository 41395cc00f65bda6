import type { TaskList } from 'graphile-worker'
import { splitTraceparent, withSpan } from '../tracing/tracing.ts'

/** Runs each task in a span that continues the trace of the span that enqueued the job. */
export function traceTasks(tasks: TaskList): TaskList {
  const traced = Object.entries(tasks).map(([name, task]) => {
    const run: typeof task = (fullPayload, helpers) => {
      const { payload, parent } = splitTraceparent(fullPayload)
      const attributes = { 'registry.job': name, 'registry.job.attempt': helpers.job.attempts }
      return withSpan({ name: `job ${name}`, kind: 'consumer', attributes, parent }, async () => {
        await task?.(payload as typeof fullPayload, helpers)
      })
    }
    return [name, run]
  })
  return Object.fromEntries(traced)
}
