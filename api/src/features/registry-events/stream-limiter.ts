import { AppError } from '@registry/shared/errors/app-error'
import type { Config } from '../../config.ts'

/** Maximum number of open streams per API process. */
export interface StreamLimits {
  network: number
  registry: number
  all: number
}

const RETRY_S = 60

/** High, because hundreds of visitors may share one IP address. */
const NETWORK_MAX = { strict: 400, relaxed: 4_000, off: Number.POSITIVE_INFINITY }

export function streamLimitsFor(rateLimits: Config['rateLimits']): StreamLimits {
  return { network: NETWORK_MAX[rateLimits], registry: 2_000, all: 5_000 }
}

/** Each event costs a query per stream of an owner, and an owner has few open pages. */
export function ownerStreamLimitsFor(rateLimits: Config['rateLimits']): StreamLimits {
  return { ...streamLimitsFor(rateLimits), registry: 40 }
}

/** Registry and network of a stream, which have limits. */
export interface StreamOrigin {
  registryId: string
  network: string
}

/** Creates a counter of open streams. */
export function createStreamLimiter(caps: StreamLimits) {
  const open = new Map<string, number>()
  const keysOf = ({ registryId, network }: StreamOrigin) =>
    ({ network: `network ${network}`, registry: `registry ${registryId}`, all: 'all' }) as const
  const isFull = (cap: keyof StreamLimits, origin: StreamOrigin) =>
    (open.get(keysOf(origin)[cap]) ?? 0) >= caps[cap]
  const add = (origin: StreamOrigin, step: 1 | -1) => {
    for (const key of Object.values(keysOf(origin))) {
      const count = (open.get(key) ?? 0) + step
      if (count === 0) open.delete(key)
      else open.set(key, count)
    }
  }
  return {
    /** Throws RATE_LIMITED if the network has too many streams, UNAVAILABLE if the registry or process has. */
    acquire(origin: StreamOrigin): void {
      if (isFull('network', origin)) throw new AppError('RATE_LIMITED', { retryAfterS: RETRY_S })
      if (isFull('registry', origin) || isFull('all', origin)) {
        throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_S })
      }
      add(origin, 1)
    },
    release: (origin: StreamOrigin) => add(origin, -1),
  }
}
