import { openPictureStore } from '@registry/pictures/open-store'
import { createHeartbeat } from '@registry/shared/jobs/heartbeat'
import { pino } from 'pino'
import type { Config } from './config.ts'
import { FETCH_LIMITS } from './net/fetch-guard.ts'
import { systemResolve } from './net/guarded-lookup.ts'
import { createCircuitBreaker } from './scrape/circuit-breaker.ts'
import { createHostSlots } from './scrape/host-slots.ts'
import { checkSchema } from './worker/check-schema.ts'
import { connect } from './worker/connect.ts'
import { runWorker } from './worker/run-worker.ts'
import type { Stoppable } from './worker/stop-on-signal.ts'

const PER_HOST = 2

/** Starts to work on the queue; gives what ends it in order. Throws a StartError where it cannot. */
export async function startScraper(config: Config): Promise<Stoppable> {
  const log = pino({ name: 'scraper', level: config.logLevel })
  // One connection listens and one beats, whatever the jobs do.
  const db = connect(config.databaseUrl, config.concurrency + 3, log)
  await checkSchema(db)
  const heartbeat = createHeartbeat({
    beat: async workerId => {
      await db.query('select beat_worker($1)', [workerId])
    },
    onMissed: err => log.warn({ err }, 'heartbeat missed'),
  })
  const now = Date.now
  const { allowedHosts, onlyAllowedHosts, ownHost } = config
  const hosts = { allowedHosts, onlyAllowedHosts, ownHost }
  const guard = { ...hosts, resolve: systemResolve, limits: FETCH_LIMITS }
  const pictures = openPictureStore(config.pictureStore)
  const breaker = createCircuitBreaker(now)
  const slots = createHostSlots(PER_HOST)
  const tools = { db, log, now, guard, breaker, slots, pictures }
  const runner = await runWorker({ db, log, concurrency: config.concurrency, heartbeat, tools })
  log.info({ concurrency: config.concurrency }, 'scraper ready')
  return {
    ended: runner.promise.catch(err => log.fatal({ err }, 'queue lost')),
    async stop() {
      await runner.stop()
      heartbeat.stop()
      await db.end()
      log.info('scraper stopped')
    },
  }
}
