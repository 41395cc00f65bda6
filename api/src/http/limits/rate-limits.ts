import { AppError } from '@registry/shared/errors/app-error'
import type { Knex } from 'knex'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../../config.ts'

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
}

export interface RateLimits {
  /** Counts one request. Throws RATE_LIMITED with Retry-After once the limit is passed. */
  consume(limit: Limit, key: string): Promise<void>
  /** Refunds one counted request. */
  refund(limit: Limit, key: string): Promise<void>
  /** Throws RATE_LIMITED when the limit is reached; counts nothing. */
  rejectIfExhausted(limit: Limit, key: string): Promise<void>
}

const RELAXED_FACTOR = 20
type Limiter = RateLimiterMemory | RateLimiterPostgres

function limiterFor(limit: Limit, db: Knex, factor: number): Limiter {
  const points = limit.points * factor
  const basics = { points, duration: limit.windowS, keyPrefix: limit.name }
  if (limit.store !== 'postgres') return new RateLimiterMemory(basics)
  return new RateLimiterPostgres({
    ...basics,
    storeClient: db,
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    inMemoryBlockOnConsumed: points + 1,
  })
}

function refusal(result: RateLimiterRes): AppError {
  return new AppError('RATE_LIMITED', {
    retryAfterS: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  })
}

/** Creates the rate limits as configured: strict, relaxed (20 times higher) or off. */
export function createRateLimits(db: Knex, mode: Config['rateLimits']): RateLimits {
  const limiters = new Map<string, Limiter>()
  const factor = mode === 'relaxed' ? RELAXED_FACTOR : 1
  const limiterOf = (limit: Limit) => {
    const limiter = limiters.get(limit.name) ?? limiterFor(limit, db, factor)
    limiters.set(limit.name, limiter)
    return limiter
  }
  return {
    async rejectIfExhausted(limit, key) {
      if (mode === 'off') return
      const counted = await limiterOf(limit).get(key)
      if (counted?.remainingPoints === 0) throw refusal(counted)
    },
    async refund(limit, key) {
      if (mode !== 'off') await limiterOf(limit).reward(key)
    },
    async consume(limit, key) {
      if (mode === 'off') return
      try {
        await limiterOf(limit).consume(key)
      } catch (error) {
        if (error instanceof RateLimiterRes) throw refusal(error)
        throw error
      }
    },
  }
}
