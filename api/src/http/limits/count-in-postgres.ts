import type { Knex } from 'knex'
import { retryConflicts } from '../../db/retry-conflicts.ts'

/** A limit of one key in PostgreSQL. */
interface CountedKey {
  key: string
  points: number
  windowMs: number
}

/** Result of counting a request. */
interface Counted {
  /** Number of keys whose limit was not exceeded, in order. */
  passed: number
  /** Time in ms until the exceeded limit is over; undefined when none was exceeded. */
  msBeforeNext: number | undefined
}

/** Maximum number of exceeded keys that a process remembers. */
const REMEMBERED_MAX = 10_000

/** Counts by the clock of the database, which all copies of the api share. */
const COUNT = `select counted_points, expires_ms - at_ms as left_ms
  from (select (extract(epoch from clock_timestamp()) * 1000)::bigint as at_ms) as clock,
       count_requests(?::jsonb, at_ms)`

/** Refunds one counted request of a key, unless its window is over. */
export async function refundInPostgres(db: Knex, key: string): Promise<void> {
  await db('rate_limits')
    .where({ key })
    .where('points', '>', 0)
    .whereRaw('expire > extract(epoch from clock_timestamp()) * 1000')
    .decrement('points')
}

/** Creates a function that counts a request against its limits, in order, until one is exceeded. */
export function createPostgresCounter(db: Knex) {
  /**
   * Times of `performance.now()`, which is never set back, at which exceeded limits are over: until then requests are
   * rejected without a query.
   */
  const exceeded = new Map<string, number>()

  function waitOf(key: string, now: number): number {
    const until = exceeded.get(key)
    if (until === undefined) return 0
    if (until <= now) exceeded.delete(key)
    return Math.max(until - now, 0)
  }

  function remember(key: string, until: number): void {
    const [oldest] = exceeded.keys()
    if (exceeded.size >= REMEMBERED_MAX && oldest !== undefined) exceeded.delete(oldest)
    exceeded.set(key, until)
  }

  return async (keys: readonly CountedKey[]): Promise<Counted> => {
    const now = performance.now()
    const blocked = keys.findIndex(({ key }) => waitOf(key, now) > 0)
    const counted = blocked === -1 ? keys : keys.slice(0, blocked)
    // Named: PostgreSQL keeps its plan.
    const count = async () =>
      db.raw(COUNT, [JSON.stringify(counted)]).options({ name: 'count-requests' })
    const { rows } = counted.length === 0 ? { rows: [] } : await retryConflicts(count)
    const last = rows.at(-1)
    const lastKey = counted[rows.length - 1]
    if (lastKey && last.counted_points > lastKey.points) {
      remember(lastKey.key, now + last.left_ms)
      return { passed: rows.length - 1, msBeforeNext: Math.max(last.left_ms, 0) }
    }
    const waiting = keys[blocked]
    return { passed: rows.length, msBeforeNext: waiting && waitOf(waiting.key, now) }
  }
}
