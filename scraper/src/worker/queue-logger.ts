import { Logger as QueueLogger } from 'graphile-worker'
import type { Logger } from 'pino'

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** The queue's own log lines in ours, one level lower, as every job writes its own line. */
export function queueLogger(log: Logger): QueueLogger {
  return new QueueLogger(({ jobId, workerId }) => (level, message) => {
    log[LEVELS[level]]({ jobId, workerId }, message)
  })
}
