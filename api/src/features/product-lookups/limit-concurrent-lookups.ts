import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import * as scrapeStore from './scrape-store.ts'

/** How many lookups may be under way in the whole installation. */
const AT_ONCE = { strict: 5, relaxed: 100, off: Number.POSITIVE_INFINITY }
/** No worker takes longer; a row that is pending for longer has none. */
const LONGEST_MS = 30_000
const TRY_AGAIN_S = 5

/**
 * Throws RATE_LIMITED when as many lookups are under way as there may be. Whoever comes next waits for the
 * end of this transaction, so that two cannot both take the last turn.
 */
export async function limitConcurrentLookups(db: Db, { config, now }: App): Promise<void> {
  const atOnce = AT_ONCE[config.rateLimits]
  if (atOnce === Number.POSITIVE_INFINITY) return
  await db.raw("select pg_advisory_xact_lock(hashtext('lookup-turns'))")
  const since = new Date(now().getTime() - LONGEST_MS)
  const underWay = await scrapeStore.countPending(db, since)
  if (underWay >= atOnce) throw new AppError('RATE_LIMITED', { retryAfterS: TRY_AGAIN_S })
}
