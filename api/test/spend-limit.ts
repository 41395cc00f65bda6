import { limitsOf } from '../src/http/limits/limit-counter.ts'
import type { Limit } from '../src/http/limits/rate-limits.ts'
import { routes } from '../src/routes.ts'
import type { TestApi } from './start-api.ts'

/** Returns the route limit of that name; throws if there is none. */
export function limitNamed(name: string): Limit {
  const limit = routes.flatMap(limitsOf).find(one => one.name === name)
  if (!limit) throw new Error(`No route has a limit named ${name}`)
  return limit
}

/**
 * Counts requests of one key as if they had been made: hundreds of real ones would take longer than the
 * window on a busy machine.
 */
export async function spend({ app }: TestApi, limit: Limit, key: string, points: number) {
  if (limit.store !== 'postgres') {
    for (let n = 0; n < points; n += 1) await app.rateLimits.consume(limit, key)
    return
  }
  await app.rateLimits.consume(limit, key)
  const row = app.db('rate_limits').where({ key: `${limit.name}:${key}` })
  await row.increment('points', points - 1)
}
