import { AppError } from '@registry/shared/errors/app-error'
import type { Knex } from 'knex'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../../config.ts'
import { createPostgresCounter, refundInPostgres } from './count-in-postgres.ts'

/** At most `points` requests in `windowS` seconds for each key that `by` names. */
export interface Limit {
  name: string
  points: number
  windowS: number
  /**
   * 'ip': IP prefix; 'sender': visitor session and IP prefix; 'viewer': authenticated viewer, else IP prefix;
   * 'registry': the requested registry; 'ip-and-registry': IP prefix and registry.
   */
  by: 'ip' | 'sender' | 'viewer' | 'registry' | 'ip-and-registry'
  /**
   * In-memory counters suffice for reads; expensive or changing requests are counted in PostgreSQL across all
   * processes.
   */
  store?: 'memory' | 'postgres'
  /** Message of the rejection; default that of RATE_LIMITED. */
  message?: string
}

/** A limit and the key that a request counts under. */
export interface KeyedLimit {
  limit: Limit
  key: string
}

export interface RateLimits {
  /**
   * Counts one request against limits in order, those in PostgreSQL that follow one another by one query. Adds
   * those that it counted to `counted`. Throws RATE_LIMITED with Retry-After once one is passed.
   */
  consumeAll(limits: readonly KeyedLimit[], counted: KeyedLimit[]): Promise<void>
  /** Counts one request. Throws RATE_LIMITED with Retry-After once the limit is passed. */
  consume(limit: Limit, key: string): Promise<void>
  /** Refunds one counted request. */
  refund(limit: Limit, key: string): Promise<void>
}

const RELAXED_FACTOR = 20

const postgresKey = ({ name }: Limit, key: string) => `${name}:${key}`

function refusal({ message }: Limit, msBeforeNext: number): AppError {
  return new AppError('RATE_LIMITED', {
    ...(message !== undefined && { message }),
    retryAfterS: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  })
}

/** Splits limits into lists of the same store, in order. */
function byStore(limits: readonly KeyedLimit[]): KeyedLimit[][] {
  const lists: KeyedLimit[][] = []
  for (const one of limits) {
    const last = lists.at(-1)
    if (last && last[0]?.limit.store === one.limit.store) last.push(one)
    else lists.push([one])
  }
  return lists
}

/** Creates the rate limits as configured: strict, relaxed (20 times higher) or off. */
export function createRateLimits(db: Knex, mode: Config['rateLimits']): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>()
  const factor = mode === 'relaxed' ? RELAXED_FACTOR : 1
  const limiterOf = (limit: Limit) => {
    const { name, points, windowS } = limit
    const limiter =
      limiters.get(name) ??
      new RateLimiterMemory({ points: points * factor, duration: windowS, keyPrefix: name })
    limiters.set(name, limiter)
    return limiter
  }
  const countInPostgres = createPostgresCounter(db)

  async function consumeInMemory({ limit, key }: KeyedLimit): Promise<void> {
    try {
      await limiterOf(limit).consume(key)
    } catch (error) {
      if (error instanceof RateLimiterRes) throw refusal(limit, error.msBeforeNext)
      throw error
    }
  }

  async function consumeInPostgres(limits: readonly KeyedLimit[], counted: KeyedLimit[]) {
    const keys = limits.map(({ limit, key }) => ({
      key: postgresKey(limit, key),
      points: limit.points * factor,
      windowMs: 1_000 * limit.windowS,
    }))
    const { passed, msBeforeNext } = await countInPostgres(keys)
    counted.push(...limits.slice(0, passed))
    const exceeded = limits[passed]?.limit
    if (exceeded && msBeforeNext !== undefined) throw refusal(exceeded, msBeforeNext)
  }

  async function consumeAll(limits: readonly KeyedLimit[], counted: KeyedLimit[]): Promise<void> {
    if (mode === 'off') return
    for (const list of byStore(limits)) {
      if (list[0]?.limit.store === 'postgres') await consumeInPostgres(list, counted)
      else {
        for (const one of list) {
          await consumeInMemory(one)
          counted.push(one)
        }
      }
    }
  }

  return {
    consumeAll,
    consume: (limit, key) => consumeAll([{ limit, key }], []),
    async refund(limit, key) {
      if (mode === 'off') return
      if (limit.store === 'postgres') await refundInPostgres(db, postgresKey(limit, key))
      else await limiterOf(limit).reward(key)
    },
  }
}
