import type { Pool } from 'pg'
import type { Logger } from 'pino'

const INTERVAL_MS = 10_000

/**
 * Says every ten seconds that this process works on jobs. The same call frees the jobs of workers
 * that have been silent for thirty, which would else stay locked for hours.
 */
export interface Heartbeat {
  /** Begins to beat under the id that the queue writes into `locked_by`; done after the first beat. */
  start(workerId: string): Promise<void>
  stop(): void
}

export function createHeartbeat(db: Pool, log: Logger): Heartbeat {
  let timer: NodeJS.Timeout | undefined
  let first: Promise<void> | undefined
  const beat = async (workerId: string) => {
    await db.query('select beat_worker($1)', [workerId])
  }
  return {
    start(workerId) {
      first ??= beat(workerId)
      timer ??= setInterval(() => {
        beat(workerId).catch(err => log.warn({ err }, 'heartbeat missed'))
      }, INTERVAL_MS)
      return first
    },
    stop() {
      clearInterval(timer)
    },
  }
}
