import { AppError } from '@registry/shared/errors/app-error'
import type { Config } from '../../config.ts'

/** How many streams may be open at once at one copy of the api. */
export interface StreamLimits {
  network: number
  registry: number
  all: number
}

const RETRY_S = 60

/** Hundreds of guests may share one address. */
const NETWORK_MAX = { strict: 400, relaxed: 4_000, off: Number.POSITIVE_INFINITY }

export function streamLimitsFor(rateLimits: Config['rateLimits']): StreamLimits {
  return { network: NETWORK_MAX[rateLimits], registry: 2_000, all: 5_000 }
}

interface Place {
  registryId: string
  network: string
}

/** Counts what is open. */
export function createStreamLimiter(caps: StreamLimits) {
  const open = new Map<string, number>()
  const keysOf = ({ registryId, network }: Place) =>
    ({ network: `network ${network}`, registry: `registry ${registryId}`, all: 'all' }) as const
  const isFull = (cap: keyof StreamLimits, place: Place) =>
    (open.get(keysOf(place)[cap]) ?? 0) >= caps[cap]
  const add = (place: Place, step: 1 | -1) => {
    for (const key of Object.values(keysOf(place))) {
      const count = (open.get(key) ?? 0) + step
      if (count === 0) open.delete(key)
      else open.set(key, count)
    }
  }
  return {
    /** Throws RATE_LIMITED for a network that has its share, UNAVAILABLE when all places are taken. */
    enter(place: Place): void {
      if (isFull('network', place)) throw new AppError('RATE_LIMITED', { retryAfterS: RETRY_S })
      if (isFull('registry', place) || isFull('all', place)) {
        throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_S })
      }
      add(place, 1)
    },
    leave: (place: Place) => add(place, -1),
  }
}
