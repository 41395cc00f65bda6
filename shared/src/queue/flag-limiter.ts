import { EventEmitter } from 'node:events'
import type { RunnerOptions, WorkerEvents } from 'graphile-worker'

/** Limits for jobs that carry flags. */
export interface FlagLimits {
  /** Returns how many jobs with this flag one runner works on at once. */
  maxRunning(flag: string): number
  /** Returns the flags whose jobs stay in the queue for now. */
  pausedFlags(): readonly string[]
  /** Resolves when a worker may fetch its next job; at once by default. Must not reject. */
  turn?(): Promise<void>
}

/**
 * Creates the options of a runner that leaves jobs over a limit in the queue, where they use up no attempt.
 *
 * A worker states the flags to skip before it knows which job it gets, so two workers could exceed a limit
 * together. Workers therefore fetch their jobs one after the other.
 */
export function createFlagLimiter({
  maxRunning,
  pausedFlags,
  turn,
}: FlagLimits): Pick<RunnerOptions, 'events' | 'forbiddenFlags'> {
  const running = new Map<string, number>()
  const events: WorkerEvents = new EventEmitter()
  let lastFetch = Promise.resolve()
  let endFetch = () => {}
  const count = (flags: Record<string, true> | null, change: number) => {
    for (const flag of Object.keys(flags ?? {})) {
      const total = (running.get(flag) ?? 0) + change
      if (total > 0) running.set(flag, total)
      else running.delete(flag)
    }
  }
  // One of these three events follows each call of forbiddenFlags, even while the runner stops.
  events.on('job:start', ({ job }) => {
    count(job.flags, 1)
    endFetch()
  })
  events.on('worker:getJob:empty', () => endFetch())
  events.on('worker:getJob:error', () => endFetch())
  events.on('job:complete', ({ job }) => count(job.flags, -1))
  return {
    events,
    async forbiddenFlags() {
      const previous = lastFetch
      const { promise, resolve } = Promise.withResolvers<void>()
      lastFetch = promise
      await previous
      await turn?.()
      endFetch = resolve
      const full = [...running].flatMap(([flag, total]) => (total < maxRunning(flag) ? [] : [flag]))
      return [...full, ...pausedFlags()]
    },
  }
}
