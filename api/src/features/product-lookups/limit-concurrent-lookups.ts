import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import * as scrapeStore from './scrape-store.ts'

/** Maximum number of concurrent lookups per installation. */
const MAX_CONCURRENT = { strict: 5, relaxed: 100, off: Number.POSITIVE_INFINITY }
/** Age in ms after which a pending row is considered abandoned, above the longest scrape. */
const LONGEST_MS = 30_000
const RETRY_S = 5

/**
 * Throws RATE_LIMITED if too many lookups are running. An advisory lock until the end of the transaction
 * prevents concurrent requests from exceeding the limit.
 */
export async function limitConcurrentLookups(db: Db, { config, now }: App): Promise<void> {
  const maxConcurrent = MAX_CONCURRENT[config.rateLimits]
  if (maxConcurrent === Number.POSITIVE_INFINITY) return
  await db.raw("select pg_advisory_xact_lock(hashtext('lookup-turns'))")
  const since = new Date(now().getTime() - LONGEST_MS)
  const running = await scrapeStore.countPending(db, since)
  if (running >= maxConcurrent) throw new AppError('RATE_LIMITED', { retryAfterS: RETRY_S })
}
